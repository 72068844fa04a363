/** Version of the product that this build is. */
declare const __VERSION__: string
/** Changes with the version and with any translated sentence. */
declare const __LOCALES__: string
