import { groups, readEntryPoint } from './component-list.ts'

const entryPoints = import.meta.glob<string>('../../src/design/*/index.ts', { query: '?raw', import: 'default', eager: true })

/** Every component with the sentence of its entry point and what can be imported from it. */
export function AtAGlance() {
  return Object.entries(groups).map(([group, names]) => (
    <section key={group}>
      <h2>{group}</h2>
      <table>
        <thead>
          <tr>
            <th>component</th>
            <th>what it is</th>
            <th>exports</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const { sentence, names: parts } = readEntryPoint(entryPoints[`../../src/design/${name}/index.ts`] ?? '')
            return (
              <tr key={name}>
                <td>
                  <a href={`?path=/docs/design-${name}--docs`} target="_top">
                    {name}
                  </a>
                </td>
                <td>{sentence}</td>
                <td>
                  <code>{parts.join(', ')}</code>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  ))
}
