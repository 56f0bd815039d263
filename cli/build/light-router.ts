import type { Plugin } from 'vite'

/**
 * Lets the build leave out the components of React Router that no page uses. It writes each as a call, with a name for
 * debuggers assigned to it, which a bundler has to keep.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}

/** Names are removed, and calls that make a component or a context are marked as free of effects. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^(\w+)\.displayName = .*;$/gm, '')
    .replaceAll(/^(const \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
}
