import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../contract/index.ts'
import { readOrderingFile } from './read-ordering-file.ts'
import { longestWait, noise, oneTurn } from './workbook.fixtures.ts'

/** A list whose products 7 and 8 share a reference. */
const list = { id: [1, 2, 3, 4, 5, 6, 7, 8, 1001], reference: ['A-1', 'Ñandú 2', '85123a', '', '1002', 'mug', 'Twin', 'TWIN ', 'R 1001'] }
const read = (text: string | Buffer) => readOrderingFile(Buffer.from(text as string), list)
const code = (text: string | Buffer) =>
  read(text).then(
    () => 'read',
    (error: { code?: string }) => error.code ?? 'no problem of ours',
  )

describe('whatever the program that wrote it', () => {
  test('the delimiter is found: comma, semicolon, tab, or said outright', async () => {
    for (const text of [
      'id,position\n1,2\n3,1\n',
      'id;name;position\n1;"mug, blue";2\n3;plate, round;1\n',
      'id\tposition\r\n1\t2\r\n3\t1\r\n',
      'sep=;\r\nid;position\r\n1;2\r\n3;1',
      'id,position\r1,2\r3,1',
      'id;orden\n1;2\n3;1\n',
    ]) {
      expect(await read(text), JSON.stringify(text)).toEqual({ lines: 2, products: [1, 3], positions: [2, 1], bad: [], badLines: 0 })
    }
  })

  test('the encoding is found: UTF-8 with and without its mark, UTF-16 with it, Windows-1252', async () => {
    const text = 'referencia;posición\nñandú2;3\n'
    const wide = Buffer.from(text, 'utf16le')
    const forms = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
      Buffer.from(text, 'latin1'),
    ]
    for (const bytes of forms)
      expect(await read(bytes), bytes.subarray(0, 4).toString('hex')).toMatchObject({ products: [2], positions: [3] })
  })

  test('what is in no encoding that makes sense is reported as that', async () => {
    expect(await code(Buffer.from('id,name\n1,caf\u0081\n', 'latin1'))).toBe('file/encoding')
    expect(await code(Buffer.from('id,name\n1,x\n', 'utf16le'))).toBe('file/encoding')
    expect(await code(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('id\n\xf1', 'latin1')]))).toBe('file/encoding')
    expect(await code(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('id\n1', 'utf16le'), Buffer.from([0x00, 0xd8, 0x31])]))).toBe(
      'file/encoding',
    )
  })

  test('heads are understood in three languages, in any case and place', async () => {
    for (const head of [
      'id,reference,position',
      'Producto,Referencia,Posición',
      'PRODUTO,REFERÊNCIA,POSIÇÃO',
      'productId,RefId,posicion',
      'product,ref,posicao',
    ]) {
      expect(await read(`${head}\n1,,9\n,mug,\n`), head).toMatchObject({ products: [1, 6], positions: [9, null], badLines: 0 })
    }
    expect(await read('name,Position,Reference\nMug,4,MUG\n')).toMatchObject({ products: [6], positions: [4] })
    // A column "product" that holds names does not hide the references beside it.
    expect(await read('Product,Reference\nA blue mug,mug\n')).toMatchObject({ products: [6] })
  })

  test('a file without heads has ids or references in its first column', async () => {
    expect(await read('1\n3\nmug\n')).toMatchObject({ lines: 3, products: [1, 3, 6], positions: [null, null, null] })
    expect(await read('mug,first\na-1,second\n')).toMatchObject({ products: [6, 1] })
    expect(await read('99\n98\n')).toMatchObject({ lines: 2, products: [], badLines: 2 })
  })

  test('quotes that make no sense are ordinary characters', async () => {
    expect(await read('id,name\n1,17" plate\n2,"a ""good"" one"\n3,"never closed\n6,after\n')).toMatchObject({
      lines: 4,
      products: [1, 2, 3, 6],
    })
  })
})

describe('line by line', () => {
  test('a product is named by its id, else by its reference, whatever case and spaces', async () => {
    // 1002 is no id of the list, but the reference of 5; 1001 is an id.
    expect(await read('id\n1002\n1001\n r1001 \n85123A\nñ A N D Ú2\n')).toEqual({
      lines: 5,
      products: [5, 1001, 3, 2],
      positions: [null, null, null, null],
      bad: [{ line: 4, fault: 'duplicate', text: 'r1001' }],
      badLines: 1,
    })
    expect(await read('id,reference\n99,mug\n1,mug\n')).toMatchObject({ products: [6, 1] })
  })

  test('each fault is reported with the line as editors count, after empty lines and lines within quotes too', async () => {
    const text = [
      'id;reference;name;position',
      '1;;"two',
      'lines";',
      '',
      '77;;;',
      '1;;;',
      ';twin;;',
      ';;only a name;',
      '2;;;0',
      '3;;;-1',
      '4;;;1.5',
      '5;;;first',
      `6;;;${limits.list.products + 1}`,
      '=A1;;;',
      '@sum;;;',
      '-5;;;',
      '+5;;;',
      ';;;',
      '6;;;1000000000',
      '6;;;1',
    ].join('\n')
    expect(await read(text)).toEqual({
      lines: 16,
      products: [1, 6],
      positions: [null, 1],
      bad: [
        { line: 5, fault: 'unknown', text: '77' },
        { line: 6, fault: 'duplicate', text: '1' },
        { line: 7, fault: 'ambiguous', text: 'twin' },
        { line: 8, fault: 'empty', text: 'only a name' },
        { line: 9, fault: 'position', text: '0' },
        { line: 10, fault: 'position', text: '-1' },
        { line: 11, fault: 'position', text: '1.5' },
        { line: 12, fault: 'position', text: 'first' },
        { line: 13, fault: 'position', text: String(limits.list.products + 1) },
        { line: 14, fault: 'formula', text: '=A1' },
        { line: 15, fault: 'formula', text: '@sum' },
        { line: 16, fault: 'formula', text: '-5' },
        { line: 17, fault: 'formula', text: '+5' },
        { line: 19, fault: 'position', text: '1000000000' },
      ],
      badLines: 14,
    })
  })

  test('of many bad lines a thousand are shown, and all are counted', async () => {
    const { bad, badLines } = await read(`id\n${Array.from({ length: 2_500 }, (_, at) => `x${at}`).join('\n')}`)
    expect([bad.length, badLines]).toEqual([1_000, 2_500])
    const all = await readOrderingFile(Buffer.from(`id\n${Array.from({ length: 2_500 }, (_, at) => `x${at}`).join('\n')}`), list, Infinity)
    expect(all.bad.map(({ line, text }) => [line, text])).toEqual(Array.from({ length: 2_500 }, (_, at) => [at + 2, `x${at}`]))
    const long = await read(`id\n${'x'.repeat(5_000)}\u0007\n`)
    expect(long.bad[0]!.text).toHaveLength(200)
  })
})

describe('a file that is none', () => {
  test('is reported as what it is', async () => {
    for (const text of ['', '\n\n', ' ; ; \n;;\n', '\ufeff']) expect([text, await code(text)]).toEqual([text, 'file/empty'])
    for (const text of ['id,position\n', 'id;position', '\ufeffReferencia\r\n\r\n;;\r\n'])
      expect([text, await code(text)]).toEqual([text, 'file/no-lines'])
    for (const text of ['name,price\nVase,4\n', 'position\n1\n2\n', 'hello world\nthis is a letter\n'])
      expect([text, await code(text)]).toEqual([text, 'file/no-column'])
    expect(await code(noise(50_000))).toBe('file/unreadable')
    expect(await code(`id\n${'x,'.repeat(200_000)}\n`)).toBe('file/unreadable')
    expect(await code(Buffer.alloc(limits.list.fileBytes + 1, 'a'))).toBe('file/too-large')
  })

  test('never throws anything but its own problems, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ maxLength: 400 }),
          fc.string({ maxLength: 400 }).map((text) => Buffer.from(`id;position\n${text}`)),
          fc.array(fc.constantFrom('"', ';', ',', '\n', '\r', '1', '=', ' ', 'mug')).map((parts) => Buffer.from(parts.join(''))),
        ),
        async (bytes) => {
          expect(await code(Buffer.from(bytes))).toMatch(/^(read|file\/(empty|no-lines|unreadable|encoding|no-column|too-many-lines))$/)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a very long file', () => {
  const many = Array.from({ length: limits.list.fileLines }, (_, at) => at + 1)
  const names = { id: many, reference: many.map((id) => `REF ${id}`) }

  test('of as many lines as are allowed is read, and others get their turn meanwhile; one more is refused', async () => {
    const lines = many.map((id) => `REF${id},"Hand-painted mug, number ${id}"`)
    const bytes = Buffer.from(`reference,name\n${lines.join('\n')}\n`)
    const { result, longest } = await longestWait(() => readOrderingFile(bytes, names))
    expect([result.lines, result.products.length, result.badLines]).toEqual([limits.list.fileLines, limits.list.fileLines, 0])
    // Half of it where nothing else happens; collecting garbage takes the rest at times.
    expect(longest).toBeLessThan(oneTurn)
    await expect(readOrderingFile(Buffer.concat([bytes, Buffer.from('REF1,again\n')]), names)).rejects.toMatchObject({
      code: 'file/too-many-lines',
    })
  })

  test('of nothing but line ends is given up early', async () => {
    const { result, longest } = await longestWait(() => code(Buffer.alloc(limits.list.fileBytes, '\n')))
    expect(result).toBe('file/too-many-lines')
    expect(longest).toBeLessThan(oneTurn)
  })
})
