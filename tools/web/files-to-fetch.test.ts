import { expect, test } from 'vitest'
import { fetchWhatIsMissing } from './files-to-fetch.ts'

const head = (files: string[]) => `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`
const files = ['assets/menu-1.js', 'assets/react-1.js', 'assets/popup-1.js', 'assets/page-1.js', 'assets/table-1.js']
const menu = 'f(async()=>{let{Menu:e}=await import(`./menu-1.js`);return{Menu:e}}'
const page = 'f(()=>import(`./page-1.js`)'
const code = `${head(files)}import"./react-1.js";var a=${menu},__vite__mapDeps([0,1,2])),b=${page},__vite__mapDeps([3,1,4,2])).then(e=>e),c=f(()=>import(\`./only-1.js\`),[]);`

test('an import() lists what is not loaded with the file that it stands in, and not the file that it names', () => {
  expect(fetchWhatIsMissing(code, new Set(['assets/react-1.js']))).toBe(
    `${head(['assets/popup-1.js', 'assets/table-1.js'])}import"./react-1.js";var a=${menu},__vite__mapDeps([0])),b=${page},__vite__mapDeps([1,0])).then(e=>e),c=f(()=>import(\`./only-1.js\`),[]);`,
  )
})

test('where nothing is left to list, there is no list', () => {
  const all = new Set(files)
  expect(fetchWhatIsMissing(code, all)).toBe(
    `import"./react-1.js";var a=${menu}),b=${page}).then(e=>e),c=f(()=>import(\`./only-1.js\`),[]);`,
  )
})

test('a file without such a list stays as it is', () => {
  expect(fetchWhatIsMissing('import"./react-1.js";', new Set())).toBe('import"./react-1.js";')
})

test('a list that is used in another way than expected ends the build', () => {
  expect(() => fetchWhatIsMissing(`${code}d=__vite__mapDeps([4])`, new Set())).toThrow('another way')
})
