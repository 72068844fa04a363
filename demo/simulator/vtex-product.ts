/** A product as VTEX keeps it, field for field. */
export interface VtexProduct {
  Id: number
  Name: string
  DepartmentId: number
  CategoryId: number
  BrandId: number
  LinkId: string | null
  RefId: string | null
  IsVisible: boolean
  Description: string | null
  DescriptionShort: string | null
  ReleaseDate: string | null
  KeyWords: string | null
  Title: string | null
  IsActive: boolean
  TaxCode: string | null
  MetaTagDescription: string | null
  SupplierId: number | null
  ShowWithoutStock: boolean
  AdWordsRemarketingCode: string | null
  LomadeeCampaignCode: string | null
  Score: number | null
}

/** An answer that says no: `body` undefined is an empty one, a string a bare JSON string. */
export interface Refusal {
  status: number
  body?: unknown
}

export interface PutContext {
  id: number
  /** YYYY-MM-DD */
  today: string
  /** The department of a category; null where there is no such category. */
  departmentOf(category: number): number | null
  hasBrand(brand: number): boolean
}

const longest: Partial<Record<keyof VtexProduct, number>> = { Name: 150, Title: 150, RefId: 100 }
const texts = [
  'LinkId',
  'RefId',
  'Description',
  'DescriptionShort',
  'KeyWords',
  'Title',
  'TaxCode',
  'MetaTagDescription',
  'AdWordsRemarketingCode',
  'LomadeeCampaignCode',
] as const
const mostScore = 2 ** 31 - 1

const invalid = (field: string, reason: string): Refusal => ({
  status: 400,
  body: { Message: 'The request is invalid.', ModelState: { [`product.${field}`]: [reason] } },
})

/**
 * What a PUT makes of a product. It replaces everything: texts and numbers that are absent, empty or null are erased, a boolean that is
 * absent is false, and without a release date it is released today. A text that ends in a space fails without a word.
 */
export function replaced(
  sent: unknown,
  { id, today, departmentOf, hasBrand }: PutContext,
): { product: VtexProduct } | { refusal: Refusal } {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { refusal: { status: 400, body: { Message: 'The request is invalid.' } } }
  const body = sent as Record<string, unknown>
  if (Object.values(body).some((value) => typeof value === 'string' && value.endsWith(' '))) return { refusal: { status: 400 } }
  for (const field of ['Name', ...texts, 'ReleaseDate'] as const) {
    const value = body[field] ?? ''
    if (typeof value !== 'string')
      return { refusal: invalid(field, `Error converting value ${JSON.stringify(value)} to type 'System.String'.`) }
    if (value.length > (longest[field] ?? Infinity))
      return { refusal: invalid(field, `The field ${field} must be a string with a maximum length of ${longest[field]}.`) }
  }
  for (const field of ['IsVisible', 'IsActive', 'ShowWithoutStock'] as const) {
    if (typeof (body[field] ?? false) !== 'boolean') return { refusal: invalid(field, `The field ${field} must be a boolean.`) }
  }
  if (!body.Name) return { refusal: invalid('Name', 'The Name field is required.') }
  for (const field of ['CategoryId', 'BrandId'] as const) {
    if (!Number.isInteger(body[field])) return { refusal: invalid(field, `The ${field} field is required.`) }
  }
  for (const field of ['Score', 'SupplierId'] as const) {
    const value = body[field] ?? null
    if (value !== null && (!Number.isInteger(value) || Math.abs(value as number) > mostScore))
      return { refusal: invalid(field, `The value of ${field} is not an Int32.`) }
  }
  const category = body.CategoryId as number
  const brand = body.BrandId as number
  const department = departmentOf(category)
  if (department === null) return { refusal: { status: 400, body: 'Category not found' } }
  if (!hasBrand(brand)) return { refusal: { status: 400, body: 'Brand not found' } }

  const text = (field: (typeof texts)[number]) => (body[field] as string | null | undefined) || null
  return {
    product: {
      Id: id,
      Name: body.Name as string,
      DepartmentId: department,
      CategoryId: category,
      BrandId: brand,
      LinkId: text('LinkId'),
      RefId: text('RefId'),
      IsVisible: (body.IsVisible as boolean | null | undefined) ?? false,
      Description: text('Description'),
      DescriptionShort: text('DescriptionShort'),
      ReleaseDate: (body.ReleaseDate as string | null | undefined) || `${today}T00:00:00`,
      KeyWords: text('KeyWords'),
      Title: text('Title'),
      IsActive: (body.IsActive as boolean | null | undefined) ?? false,
      TaxCode: text('TaxCode'),
      MetaTagDescription: text('MetaTagDescription'),
      SupplierId: (body.SupplierId as number | null | undefined) ?? null,
      ShowWithoutStock: (body.ShowWithoutStock as boolean | null | undefined) ?? false,
      AdWordsRemarketingCode: text('AdWordsRemarketingCode'),
      LomadeeCampaignCode: text('LomadeeCampaignCode'),
      Score: (body.Score as number | null | undefined) ?? null,
    },
  }
}
