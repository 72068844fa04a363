import type { TreeNode } from './index.ts'

/** A category of the example shop, with how many products it and everything below it hold. */
export interface CategoryExample extends TreeNode {
  readonly products: number
}

const shop: Record<string, Record<string, number>> = {
  Cocina: { Tazas: 214, Teteras: 38, 'Fuentes y soportes': 61, 'Delantales y paños': 92, Cubiertos: 47, 'Latas y botes': 133 },
  'Bolsas y mochilas': {
    'Bolsas de la compra': 96,
    'Bolsas de almuerzo': 74,
    Bolsos: 41,
    'Neceseres y estuches de viaje para toda la familia': 29,
  },
  Iluminación: { Velas: 188, Portavelas: 121, Lámparas: 33, Guirnaldas: 58 },
  Decoración: { Corazones: 87, Marcos: 102, Espejos: 19, Relojes: 44, 'Letreros y placas': 156, Adornos: 240 },
  Navidad: { 'Adornos de árbol': 173, Calcetines: 21, 'Papel y lazos': 66, Calendarios: 12 },
  Papelería: { Cuadernos: 53, Tarjetas: 118, 'Lápices y gomas': 71, Pegatinas: 40 },
  Jardín: { Macetas: 36, Herramientas: 18, Pájaros: 27 },
  Infantil: { Peluches: 49, Juegos: 83, Vajilla: 31, Fiestas: 77 },
}

/** Two levels, as a small shop has them. */
export const categories: readonly CategoryExample[] = Object.entries(shop).map(([name, below], nth) => {
  const children = Object.entries(below).map(([childName, products], child) => ({
    id: (nth + 1) * 100 + child + 1,
    name: childName,
    products,
    children: [],
  }))
  return { id: (nth + 1) * 100, name, products: children.reduce((sum, { products }) => sum + products, 0), children }
})

/** Three levels with about as many nodes as asked for. */
export function manyCategories(count: number): readonly CategoryExample[] {
  const departments = Math.max(1, Math.round(count / 111))
  const leaf = (id: number, name: string): CategoryExample => ({ id, name, products: (id * 7) % 300, children: [] })
  return Array.from({ length: departments }, (_, d) => ({
    ...leaf((d + 1) * 1_000, `Departamento ${d + 1}`),
    children: Array.from({ length: 10 }, (__, c) => ({
      ...leaf((d + 1) * 1_000 + (c + 1) * 20, `Categoría ${d + 1}.${c + 1}`),
      children: Array.from({ length: 10 }, (___, s) =>
        leaf((d + 1) * 1_000 + (c + 1) * 20 + s + 1, `Subcategoría ${d + 1}.${c + 1}.${s + 1}`),
      ),
    })),
  }))
}
