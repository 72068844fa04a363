import type { DemoTheme } from './themes.ts'

/** What the quick demo shows, in Portuguese. */
export const themesPt: readonly DemoTheme[] = [
  {
    id: 'stores',
    title: 'Lojas',
    topics: [
      {
        id: 'addStore',
        title: 'Adicionar uma loja',
        steps: [
          ['Abra “Nova loja” no menu da sua conta'],
          ['Escolha a plataforma', 'VTEX, ou a loja de demonstração para experimentar'],
          ['Cole a chave e o token da aplicação', 'São conferidos na hora, com o que permitem fazer'],
          ['Pressione “Conectar”', 'O catálogo começa a chegar'],
        ],
      },
      {
        id: 'manageStores',
        title: 'Sincronizar, editar e excluir',
        steps: [
          ['Abra “Administrar” e a aba “Lojas”'],
          ['“Sincronizar” traz o que mudou na plataforma'],
          ['“Editar” muda o nome ou a credencial'],
          ['“Excluir” tira a loja daqui', 'Na plataforma nada muda'],
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
        title: 'À mão',
        steps: [
          ['Abra uma categoria ou uma coleção'],
          ['Arraste o produto pela alça', 'Ou levante-o com Espaço e mova-o com as setas'],
          ['Solte-o no lugar', 'Você também pode escrever a posição'],
          ['Salve', 'Seu rascunho não se perde ao fechar a página'],
        ],
      },
      {
        id: 'multipleSort',
        title: 'Vários de uma vez',
        steps: [
          ['Marque os produtos', 'Com Shift, um trecho inteiro'],
          ['Arraste um deles', 'Todos vão juntos e mantêm sua ordem'],
          ['Ou escolha “Mover para a posição…”'],
        ],
      },
      {
        id: 'massSort',
        title: 'Em massa',
        steps: [
          ['Abra “Ordenação em massa”'],
          ['Escolha as categorias ou coleções'],
          ['Escolha uma receita', 'Critérios e regras que valem para todas'],
          ['Veja o que mudaria e aplique'],
        ],
      },
    ],
  },
  {
    id: 'criteria',
    title: 'Critérios',
    topics: [
      {
        id: 'criteria',
        title: 'Critérios de ordenação',
        steps: [
          ['Abra “Critérios” na lista'],
          ['Escolha até quatro colunas', 'A primeira manda; as outras desempatam'],
          ['Escolha a direção de cada uma'],
          ['Veja o resultado antes de aplicar', 'Os produtos fixados não se movem'],
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
        title: 'Enviar a ordem para a plataforma',
        steps: [
          ['Pressione “Indexar” em uma lista salva'],
          ['Revise o que se move e o que entra na primeira tela'],
          ['Escolha agora, ou um dia e uma hora'],
          ['Acompanhe o andamento', 'No fim, cada posição é conferida'],
        ],
      },
    ],
  },
]
