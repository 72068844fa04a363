import type { Texts } from '../frame/index.ts'

interface UserProfileWords {
  title: string
  description: string
  you: string
  youText: string
  name: string
  email: string
  emailHint: string
  emailError: string
  language: string
  password: string
  passwordText: string
  newPassword: string
  newPasswordHint: string
  again: string
  againError: string
  plan: string
  planText: string
  planName: string
  renews: (day: string, price: string) => string
  change: string
  save: string
  discard: string
  saved: string
  failed: string
  forbidden: string
}

export const userProfileWords: Texts<UserProfileWords> = {
  es: {
    title: 'Tu perfil',
    description: 'Vale en todas tus tiendas.',
    you: 'Quién eres',
    youText: 'Así te ven los colaboradores, y aquí te escribimos cuando algo falla.',
    name: 'Nombre',
    email: 'Correo',
    emailHint: 'Si lo cambias, te pediremos que lo confirmes.',
    emailError: 'A este correo le falta el dominio: escribe lo que va después de la arroba.',
    language: 'Idioma',
    password: 'Contraseña',
    passwordText: 'Déjala vacía para no cambiarla.',
    newPassword: 'Contraseña nueva',
    newPasswordHint: 'Al menos 12 caracteres.',
    again: 'Otra vez',
    againError: 'No es igual que la de arriba: escríbela otra vez.',
    plan: 'Plan activo',
    planText: 'Lo que puedes usar en todas tus tiendas.',
    planName: 'Growth, por meses',
    renews: (day, price) => `Se renueva el ${day} por ${price}, impuestos incluidos.`,
    change: 'Ver los planes',
    save: 'Guardar',
    discard: 'Descartar',
    saved: 'Perfil guardado',
    failed: 'No pudimos leer tu perfil. Nada se ha cambiado.',
    forbidden: 'Tu sesión ya no vale. Entra de nuevo para ver tu perfil.',
  },
  en: {
    title: 'Your profile',
    description: 'It holds in all your stores.',
    you: 'Who you are',
    youText: 'This is how partners see you, and where we write when something fails.',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'If you change it, we ask you to confirm it.',
    emailError: 'This address has no domain: write what comes after the at sign.',
    language: 'Language',
    password: 'Password',
    passwordText: 'Leave it empty to keep the one you have.',
    newPassword: 'New password',
    newPasswordHint: 'At least 12 characters.',
    again: 'Once more',
    againError: 'It is not the same as above: write it again.',
    plan: 'Active plan',
    planText: 'What you may use in all your stores.',
    planName: 'Growth, by month',
    renews: (day, price) => `It renews on ${day} for ${price}, taxes included.`,
    change: 'See the plans',
    save: 'Save',
    discard: 'Discard',
    saved: 'Profile saved',
    failed: 'We could not read your profile. Nothing has changed.',
    forbidden: 'Your session is over. Sign in again to see your profile.',
  },
  pt: {
    title: 'Seu perfil',
    description: 'Vale em todas as suas lojas.',
    you: 'Quem você é',
    youText: 'É assim que os colaboradores veem você, e para onde escrevemos quando algo falha.',
    name: 'Nome',
    email: 'E-mail',
    emailHint: 'Se você mudar, pediremos que confirme.',
    emailError: 'Falta o domínio neste e-mail: escreva o que vem depois da arroba.',
    language: 'Idioma',
    password: 'Senha',
    passwordText: 'Deixe vazia para não mudar.',
    newPassword: 'Nova senha',
    newPasswordHint: 'Pelo menos 12 caracteres.',
    again: 'Outra vez',
    againError: 'Não é igual à de cima: escreva de novo.',
    plan: 'Plano ativo',
    planText: 'O que você pode usar em todas as suas lojas.',
    planName: 'Growth, por mês',
    renews: (day, price) => `Renova em ${day} por ${price}, impostos incluídos.`,
    change: 'Ver os planos',
    save: 'Salvar',
    discard: 'Descartar',
    saved: 'Perfil salvo',
    failed: 'Não conseguimos ler seu perfil. Nada mudou.',
    forbidden: 'Sua sessão terminou. Entre de novo para ver seu perfil.',
  },
}
