import type { Texts } from '../frame/index.ts'

interface PreferencesWords {
  reading: string
  readingText: string
  language: string
  theme: string
  themes: Record<'system' | 'light' | 'dark', { label: string; hint: string }>
  hours: string
  hours24: string
  hours12: string
  lists: string
  listsText: string
  density: string
  densities: Record<'comfortable' | 'compact', { label: string; hint: string }>
  columns: string
  columnsHint: string
  columnNames: Record<'reference' | 'brand' | 'price' | 'discount' | 'stock' | 'age' | 'units' | 'revenue' | 'score', string>
  onPublishing: string
  onPublishingText: string
  habits: readonly { key: string; label: string; hint: string; on: boolean }[]
  reset: string
}

export const preferencesWords: Texts<PreferencesWords> = {
  es: {
    reading: 'Idioma y aspecto',
    readingText: 'Solo para ti, en todos tus equipos.',
    language: 'Idioma',
    theme: 'Tema',
    themes: {
      system: { label: 'Como el equipo', hint: 'De día claro, de noche oscuro' },
      light: { label: 'Claro', hint: 'Siempre de día' },
      dark: { label: 'Oscuro', hint: 'Siempre de noche' },
    },
    hours: 'Formato de hora',
    hours24: '24 horas (16:30)',
    hours12: '12 horas (4:30 p. m.)',
    lists: 'Listas',
    listsText: 'Cómo ves los productos al ordenar.',
    density: 'Altura de las filas',
    densities: {
      comfortable: { label: 'Cómoda', hint: 'Con foto y dos líneas' },
      compact: { label: 'Compacta', hint: 'Más productos a la vista' },
    },
    columns: 'Columnas',
    columnsHint: 'Aparecen en este orden; en cada lista se pueden cambiar.',
    columnNames: {
      reference: 'Referencia',
      brand: 'Marca',
      price: 'Precio',
      discount: 'Descuento',
      stock: 'Existencias',
      age: 'Antigüedad',
      units: 'Unidades, 30 días',
      revenue: 'Ingresos, 30 días',
      score: 'samaraScore',
    },
    onPublishing: 'Al publicar',
    onPublishingText: 'Qué se hace sin preguntar.',
    habits: [
      { key: 'review', label: 'Revisar antes de indexar', hint: 'Muestra qué se mueve y la primera pantalla, antes y después.', on: true },
      { key: 'soldOut', label: 'Avisar de agotados en las primeras 24', hint: 'Antes de publicar.', on: true },
    ],
    reset: 'Volver a lo normal',
  },
  en: {
    reading: 'Language and looks',
    readingText: 'Only for you, on all your devices.',
    language: 'Language',
    theme: 'Theme',
    themes: {
      system: { label: 'Like the device', hint: 'Light by day, dark by night' },
      light: { label: 'Light', hint: 'Always day' },
      dark: { label: 'Dark', hint: 'Always night' },
    },
    hours: 'Time format',
    hours24: '24 hours (16:30)',
    hours12: '12 hours (4:30 pm)',
    lists: 'Lists',
    listsText: 'How you see products while you order them.',
    density: 'Height of rows',
    densities: {
      comfortable: { label: 'Comfortable', hint: 'With picture and two lines' },
      compact: { label: 'Compact', hint: 'More products in sight' },
    },
    columns: 'Columns',
    columnsHint: 'They appear in this order; each list can change them.',
    columnNames: {
      reference: 'Reference',
      brand: 'Brand',
      price: 'Price',
      discount: 'Discount',
      stock: 'Stock',
      age: 'Age',
      units: 'Units, 30 days',
      revenue: 'Revenue, 30 days',
      score: 'samaraScore',
    },
    onPublishing: 'When you publish',
    onPublishingText: 'What is done without asking.',
    habits: [
      { key: 'review', label: 'Review before indexing', hint: 'Shows what moves, and the first screen before and after.', on: true },
      { key: 'soldOut', label: 'Warn of sold-out products in the first 24', hint: 'Before publishing.', on: true },
    ],
    reset: 'Back to normal',
  },
  pt: {
    reading: 'Idioma e aparência',
    readingText: 'Só para você, em todos os seus aparelhos.',
    language: 'Idioma',
    theme: 'Tema',
    themes: {
      system: { label: 'Como o aparelho', hint: 'Claro de dia, escuro à noite' },
      light: { label: 'Claro', hint: 'Sempre de dia' },
      dark: { label: 'Escuro', hint: 'Sempre à noite' },
    },
    hours: 'Formato de hora',
    hours24: '24 horas (16:30)',
    hours12: '12 horas (4:30 PM)',
    lists: 'Listas',
    listsText: 'Como você vê os produtos ao ordenar.',
    density: 'Altura das linhas',
    densities: {
      comfortable: { label: 'Confortável', hint: 'Com foto e duas linhas' },
      compact: { label: 'Compacta', hint: 'Mais produtos à vista' },
    },
    columns: 'Colunas',
    columnsHint: 'Aparecem nesta ordem; cada lista pode mudá-las.',
    columnNames: {
      reference: 'Referência',
      brand: 'Marca',
      price: 'Preço',
      discount: 'Desconto',
      stock: 'Estoque',
      age: 'Idade',
      units: 'Unidades, 30 dias',
      revenue: 'Receita, 30 dias',
      score: 'samaraScore',
    },
    onPublishing: 'Ao publicar',
    onPublishingText: 'O que se faz sem perguntar.',
    habits: [
      { key: 'review', label: 'Revisar antes de indexar', hint: 'Mostra o que se move e a primeira tela, antes e depois.', on: true },
      { key: 'soldOut', label: 'Avisar de esgotados nas primeiras 24', hint: 'Antes de publicar.', on: true },
    ],
    reset: 'Voltar ao normal',
  },
}
