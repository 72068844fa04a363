import type { DemoTheme } from './themes.ts'

/** What the quick demo shows, in Spanish. */
export const themesEs: readonly DemoTheme[] = [
  {
    id: 'stores',
    title: 'Tiendas',
    topics: [
      {
        id: 'addStore',
        title: 'Añadir una tienda',
        steps: [
          ['Abre «Nueva tienda» en el menú de tu cuenta'],
          ['Elige la plataforma', 'VTEX, o la tienda de demostración para probar'],
          ['Pega la clave y el token de la aplicación', 'Se comprueban al momento, con lo que permiten hacer'],
          ['Pulsa «Conectar»', 'El catálogo empieza a llegar'],
        ],
      },
      {
        id: 'manageStores',
        title: 'Sincronizar, editar y eliminar',
        steps: [
          ['Abre «Administrar» y la pestaña «Tiendas»'],
          ['«Sincronizar» trae lo que cambió en la plataforma'],
          ['«Editar» cambia el nombre o la credencial'],
          ['«Eliminar» quita la tienda de aquí', 'En la plataforma no cambia nada'],
        ],
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordenar',
    topics: [
      {
        id: 'manualSort',
        title: 'A mano',
        steps: [
          ['Abre una categoría o una colección'],
          ['Arrastra el producto por su asa', 'O levántalo con Espacio y muévelo con las flechas'],
          ['Suéltalo en su sitio', 'También puedes escribir la posición'],
          ['Guarda', 'Tu borrador no se pierde si cierras la página'],
        ],
      },
      {
        id: 'multipleSort',
        title: 'Varios a la vez',
        steps: [
          ['Marca los productos', 'Con Mayús se marca un tramo entero'],
          ['Arrastra uno de ellos', 'Todos van juntos y conservan su orden'],
          ['O elige «Mover a la posición…»'],
        ],
      },
      {
        id: 'massSort',
        title: 'En masa',
        steps: [
          ['Abre «Ordenación masiva»'],
          ['Elige las categorías o colecciones'],
          ['Elige una receta', 'Criterios y reglas que valen para todas'],
          ['Mira qué cambiaría y aplica'],
        ],
      },
    ],
  },
  {
    id: 'criteria',
    title: 'Criterios',
    topics: [
      {
        id: 'criteria',
        title: 'Criterios de ordenación',
        steps: [
          ['Abre «Criterios» en la lista'],
          ['Elige hasta cuatro columnas', 'El primero manda; los demás deciden los empates'],
          ['Elige la dirección de cada una'],
          ['Mira el resultado antes de aplicarlo', 'Los productos fijados no se mueven'],
        ],
      },
    ],
  },
  {
    id: 'indexing',
    title: 'Indexar',
    topics: [
      {
        id: 'index',
        title: 'Enviar el orden a la plataforma',
        steps: [
          ['Pulsa «Indexar» en una lista guardada'],
          ['Revisa qué se mueve y qué entra en la primera pantalla'],
          ['Elige ahora, o un día y una hora'],
          ['Sigue el avance', 'Cuando termina, se comprueba posición por posición'],
        ],
      },
    ],
  },
]
