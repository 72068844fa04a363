import type { Speech } from '../frame/index.ts'

interface SignInWords {
  title: string
  advice: string
  email: string
  password: string
  forgot: string
  enter: string
  loading: string
  wrong: string
  slowed: (seconds: number) => string
  demoTitle: string
  demoText: string
  demoFill: string
  emailMissing: string
  passwordMissing: string
  refusedTitle: string
  refusedText: string
  again: string
  endedTitle: string
  endedText: string
  endedKept: string
  lead: string
  promises: readonly string[]
  pictureTitle: string
  pictureText: (products: string) => string
  units: string
  foot: readonly string[]
}

export const signInWords: Speech<SignInWords> = {
  es: {
    title: 'Entra en Samara',
    advice: 'Con la cuenta de tu tienda.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    forgot: '¿La has olvidado?',
    enter: 'Entrar',
    loading: 'Preparando la entrada…',
    wrong: 'El correo o la contraseña no son correctos. Revísalos y prueba otra vez.',
    slowed: (seconds) => `Demasiados intentos seguidos. Podrás volver a probar en ${seconds} segundos.`,
    demoTitle: 'Tienda de demostración',
    demoText: 'Pruébalo todo con datos reales, sin riesgo.',
    demoFill: 'Usar estos datos',
    emailMissing: 'Escribe tu correo.',
    passwordMissing: 'Escribe tu contraseña.',
    refusedTitle: 'No hemos podido dejarte entrar',
    refusedText: 'Lo hemos intentado tres veces seguidas y el servicio de identidad dijo que no. Prueba otra vez; si se repite, avisa a quien administra tu acceso.',
    again: 'Probar de nuevo',
    endedTitle: 'Tu sesión ha terminado',
    endedText: 'Entra de nuevo y volverás a esta misma página.',
    endedKept: 'Los cambios que no habías guardado te esperan aquí.',
    lead: 'El orden de tu catálogo, a tu manera.',
    promises: ['Ordena miles de productos arrastrando', 'Decide con ventas y existencias a la vista', 'Publica y comprueba lo que ve quien compra'],
    pictureTitle: 'Mugs',
    pictureText: (products) => `${products} productos · por ventas de 30 días`,
    units: 'uds.',
    foot: ['Contacto', 'Términos', 'Privacidad', 'Uso aceptable'],
  },
  en: {
    title: 'Sign in to Samara',
    advice: 'With the account of your store.',
    email: 'E-mail',
    password: 'Password',
    forgot: 'Forgot it?',
    enter: 'Sign in',
    loading: 'Preparing the sign-in…',
    wrong: 'E-mail or password is not right. Check both and try again.',
    slowed: (seconds) => `Too many attempts in a row. You can try again in ${seconds} seconds.`,
    demoTitle: 'Demo store',
    demoText: 'Try everything with real data, without risk.',
    demoFill: 'Use these',
    emailMissing: 'Write your e-mail.',
    passwordMissing: 'Write your password.',
    refusedTitle: 'We could not let you in',
    refusedText: 'We tried three times in a row and the identity service said no. Try again; if it happens again, tell whoever manages your access.',
    again: 'Try again',
    endedTitle: 'Your session has ended',
    endedText: 'Sign in again and you will be back on this very page.',
    endedKept: 'The changes you had not saved wait for you here.',
    lead: 'Your catalogue, in the order you want.',
    promises: ['Order thousands of products by dragging', 'Decide with sales and stock in sight', 'Publish, and verify what shoppers see'],
    pictureTitle: 'Mugs',
    pictureText: (products) => `${products} products · by sales of 30 days`,
    units: 'units',
    foot: ['Contact', 'Terms', 'Privacy', 'Acceptable use'],
  },
  pt: {
    title: 'Entre na Samara',
    advice: 'Com a conta da sua loja.',
    email: 'E-mail',
    password: 'Senha',
    forgot: 'Esqueceu a senha?',
    enter: 'Entrar',
    loading: 'Preparando a entrada…',
    wrong: 'O e-mail ou a senha não estão certos. Confira os dois e tente de novo.',
    slowed: (seconds) => `Muitas tentativas seguidas. Você poderá tentar de novo em ${seconds} segundos.`,
    demoTitle: 'Loja de demonstração',
    demoText: 'Experimente tudo com dados reais, sem risco.',
    demoFill: 'Usar estes dados',
    emailMissing: 'Escreva seu e-mail.',
    passwordMissing: 'Escreva sua senha.',
    refusedTitle: 'Não conseguimos deixar você entrar',
    refusedText: 'Tentamos três vezes seguidas e o serviço de identidade disse não. Tente de novo; se continuar, avise quem administra seu acesso.',
    again: 'Tentar de novo',
    endedTitle: 'Sua sessão terminou',
    endedText: 'Entre de novo e você voltará a esta mesma página.',
    endedKept: 'As mudanças que você não tinha salvado esperam aqui.',
    lead: 'O seu catálogo, na ordem que você quer.',
    promises: ['Ordene milhares de produtos arrastando', 'Decida com vendas e estoque à vista', 'Publique e confira o que quem compra vê'],
    pictureTitle: 'Mugs',
    pictureText: (products) => `${products} produtos · por vendas de 30 dias`,
    units: 'un.',
    foot: ['Contato', 'Termos', 'Privacidade', 'Uso aceitável'],
  },
}
