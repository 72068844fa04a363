import fc from 'fast-check'

// Left alone, fast-check makes arrays and texts of some ten items, however many a test allows: what begins further on would never be met.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true })
