export function isNodeSupported(version: string): boolean
export function installationStamp(lock: string, machine?: { platform: string; arch: string }): string
export function installRemedy(words: string): string
interface Packages {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>
}
export function isSameInstallation(lock: Packages, note: Packages): boolean
export function findNode(
  folder?: string,
  running?: { platform: string; arch: string; versions: { node: string }; execPath: string },
): string | null
/** How the process of the server is started: flags of Node, and environment. */
export const serverProcess: { flags: readonly string[]; environment: Record<string, string> }
