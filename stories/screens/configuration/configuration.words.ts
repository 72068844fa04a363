import type { Texts } from '../frame/index.ts'

interface ConfigurationWords {
  title: string
  tabs: Record<'myAccount' | 'stores' | 'subscription' | 'preferences', string>
  failed: string
  forbidden: string
  cancel: string
  save: string
  saved: string
}

export const configurationWords: Texts<ConfigurationWords> = {
  es: {
    title: 'Configuración',
    tabs: {
      myAccount: 'Mi cuenta',
      stores: 'Tiendas',
      subscription: 'Suscripción',
      preferences: 'Preferencias',
    },
    failed: 'Nada se ha cambiado. Vuelve a intentarlo dentro de un momento.',
    forbidden: 'Las tiendas, los colaboradores y el pago los lleva quien es dueño de las tiendas: Ana Ruiz.',
    cancel: 'Cancelar',
    save: 'Guardar',
    saved: 'Guardado',
  },
  en: {
    title: 'Configuration',
    tabs: { myAccount: 'My account', stores: 'Stores', subscription: 'Subscription', preferences: 'Preferences' },
    failed: 'Nothing has changed. Try again in a moment.',
    forbidden: 'Stores, partners and payment are looked after by the owner of the stores: Ana Ruiz.',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Saved',
  },
  pt: {
    title: 'Configuração',
    tabs: { myAccount: 'Minha conta', stores: 'Lojas', subscription: 'Assinatura', preferences: 'Preferências' },
    failed: 'Nada mudou. Tente de novo daqui a pouco.',
    forbidden: 'As lojas, os colaboradores e o pagamento ficam com quem é dono das lojas: Ana Ruiz.',
    cancel: 'Cancelar',
    save: 'Salvar',
    saved: 'Salvo',
  },
}
