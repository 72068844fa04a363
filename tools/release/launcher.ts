import { serverProcess } from '../bootstrap.mjs'

/** The one command of a release: a script of the shell, with the flags and the environment that `npm start` gives the server. */
export function launcher(): string {
  const environment = Object.entries(serverProcess.environment).map(([name, value]) => `export ${name}="\${${name}-${value}}"`)
  return `#!/bin/sh
# ./samara starts Samara; ./samara backup FOLDER and ./samara restore FOLDER keep its data and bring them back.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
export NODE_ENV="\${NODE_ENV-production}"
${environment.join('\n')}
case "\${1-start}" in
  start) exec "$here/node" ${serverProcess.flags.join(' ')} "$here/server/main.ts" ;;
  backup | restore)
    command=$1
    shift
    exec "$here/node" "$here/tools/$command.ts" "$@"
    ;;
  *)
    echo 'Use: ./samara, ./samara backup [FOLDER] [--without-key], ./samara restore FOLDER' >&2
    exit 2
    ;;
esac
`
}
