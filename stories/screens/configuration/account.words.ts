import type { Texts } from '../frame/index.ts'

interface AccountWords {
  profile: string
  edit: string
  name: string
  email: string
  language: string
  languageName: string
  since: string
  notices: string
  noticesText: string
  kinds: readonly { key: string; label: string; hint: string; on: boolean }[]
  close: string
  closeText: string
  closeAction: string
  closeTitle: string
  closeWhat: string
  closed: string
}

export const accountWords: Texts<AccountWords> = {
  es: {
    profile: 'Perfil',
    edit: 'Editar el perfil',
    name: 'Nombre',
    email: 'Correo',
    language: 'Idioma',
    languageName: 'Español',
    since: 'Con Samara desde',
    notices: 'Te escribimos cuando…',
    noticesText: 'Lo demás lo ves en la campana.',
    kinds: [
      { key: 'failed', label: 'Falla una publicación', hint: 'O termina con errores en algunos productos.', on: true },
      { key: 'credential', label: 'Una credencial deja de valer', hint: 'Sin ella no se lee ni se publica nada.', on: true },
      { key: 'held', label: 'Un orden mágico espera tu aprobación', hint: 'Porque mueve más de lo que permites en un día.', on: true },
      { key: 'partner', label: 'Entra un colaborador', hint: 'Al aceptar tu invitación.', on: false },
    ],
    close: 'Cerrar la cuenta',
    closeText: 'Se borran tus tiendas de Samara con todos sus órdenes. En las plataformas no cambia nada.',
    closeAction: 'Cerrar la cuenta…',
    closeTitle: '¿Cerrar tu cuenta?',
    closeWhat: 'Tus tres tiendas desaparecen de Samara dentro de 30 días. Hasta entonces puedes volver entrando otra vez.',
    closed: 'Tu cuenta se cerrará dentro de 30 días',
  },
  en: {
    profile: 'Profile',
    edit: 'Edit the profile',
    name: 'Name',
    email: 'E-mail',
    language: 'Language',
    languageName: 'English',
    since: 'With Samara since',
    notices: 'We write to you when…',
    noticesText: 'Everything else is in the bell.',
    kinds: [
      { key: 'failed', label: 'A publication fails', hint: 'Or ends with errors in some products.', on: true },
      { key: 'credential', label: 'A credential stops working', hint: 'Without it nothing is read or published.', on: true },
      { key: 'held', label: 'A magic ordering waits for your approval', hint: 'Because it moves more than you allow in a day.', on: true },
      { key: 'partner', label: 'A partner joins', hint: 'By taking your invitation.', on: false },
    ],
    close: 'Close the account',
    closeText: 'Your stores leave Samara with all their orderings. Nothing changes on the platforms.',
    closeAction: 'Close the account…',
    closeTitle: 'Close your account?',
    closeWhat: 'Your three stores leave Samara in 30 days. Until then you can come back by signing in.',
    closed: 'Your account closes in 30 days',
  },
  pt: {
    profile: 'Perfil',
    edit: 'Editar o perfil',
    name: 'Nome',
    email: 'E-mail',
    language: 'Idioma',
    languageName: 'Português',
    since: 'Com a Samara desde',
    notices: 'Escrevemos para você quando…',
    noticesText: 'O resto você vê no sino.',
    kinds: [
      { key: 'failed', label: 'Uma publicação falha', hint: 'Ou termina com erros em alguns produtos.', on: true },
      { key: 'credential', label: 'Uma credencial deixa de valer', hint: 'Sem ela nada é lido nem publicado.', on: true },
      {
        key: 'held',
        label: 'Uma ordem mágica espera sua aprovação',
        hint: 'Porque move mais do que você permite em um dia.',
        on: true,
      },
      { key: 'partner', label: 'Entra um colaborador', hint: 'Ao aceitar seu convite.', on: false },
    ],
    close: 'Encerrar a conta',
    closeText: 'Suas lojas saem da Samara com todas as suas ordenações. Nas plataformas nada muda.',
    closeAction: 'Encerrar a conta…',
    closeTitle: 'Encerrar sua conta?',
    closeWhat: 'Suas três lojas saem da Samara em 30 dias. Até lá você pode voltar entrando de novo.',
    closed: 'Sua conta será encerrada em 30 dias',
  },
}
