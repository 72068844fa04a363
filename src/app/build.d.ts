/** Version of the product that this build is. */
declare const __VERSION__: string
/** Entries of the changelog that are news for merchants, the newest first. */
declare const __NEWS__: readonly string[]
/** Changes with the version and with any translated sentence. */
declare const __LOCALES__: string
/** Changes with anything in `contract/`: what was remembered of the server may have another form then. */
declare const __CONTRACT__: string
