import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

export interface MediaPlayerWords {
  play: string
  pause: string
  again: string
  seek: string
  position: (at: string, duration: string) => string
  mute: string
  unmute: string
  showCaptions: string
  hideCaptions: string
  speed: string
  fullScreen: string
  failedTitle: string
  failedAdvice: string
}

const words = {
  es: {
    play: 'Reproducir',
    pause: 'Pausar',
    again: 'Ver de nuevo',
    seek: 'Posición en el vídeo',
    position: (at, duration) => `${at} de ${duration}`,
    mute: 'Quitar el sonido',
    unmute: 'Poner el sonido',
    showCaptions: 'Mostrar los subtítulos',
    hideCaptions: 'Ocultar los subtítulos',
    speed: 'Velocidad',
    fullScreen: 'Pantalla completa',
    failedTitle: 'El vídeo no se puede reproducir',
    failedAdvice: 'Los pasos escritos cuentan lo mismo.',
  },
  en: {
    play: 'Play',
    pause: 'Pause',
    again: 'Watch again',
    seek: 'Position in the video',
    position: (at, duration) => `${at} of ${duration}`,
    mute: 'Mute',
    unmute: 'Unmute',
    showCaptions: 'Show captions',
    hideCaptions: 'Hide captions',
    speed: 'Speed',
    fullScreen: 'Full screen',
    failedTitle: 'The video cannot be played',
    failedAdvice: 'The written steps tell the same.',
  },
  pt: {
    play: 'Reproduzir',
    pause: 'Pausar',
    again: 'Ver de novo',
    seek: 'Posição no vídeo',
    position: (at, duration) => `${at} de ${duration}`,
    mute: 'Tirar o som',
    unmute: 'Ligar o som',
    showCaptions: 'Mostrar as legendas',
    hideCaptions: 'Ocultar as legendas',
    speed: 'Velocidade',
    fullScreen: 'Tela cheia',
    failedTitle: 'Não é possível reproduzir o vídeo',
    failedAdvice: 'Os passos escritos contam o mesmo.',
  },
} as const satisfies Record<Language, MediaPlayerWords>

/** What a player says by itself, and how its language writes a speed. */
export function useMediaTexts(): { say: MediaPlayerWords; speed: (times: number) => string } {
  const language = useWordsLanguage()
  const number = numbersIn(language)
  return { say: words[language], speed: (times) => `${number.format(times)}×` }
}
