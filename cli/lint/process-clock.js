/**
 * Lint rule: the clocks of the machines that write differ, so the database tells the time of what is stored
 * or compared with what is stored (`db/clock.ts`).
 */
const message =
  "This machine's clock must not be stored, nor compared with stored times. In SQL use now() and add a duration; " +
  'elsewhere readNow(db) or currentTime(db) of #db/clock.ts. To measure a wait, use performance.now(). If the time is ' +
  'really one of this machine, for example in a log, disable the rule on that line and say why.'

/** `new Date()`, `Date()`, `Date.now`, `{ now } = Date`, `Temporal.Now`. */
export const processClock = {
  create(context) {
    const report = (node) => context.report({ node, message })
    const isCalledWithout = (node) => node.callee.name === 'Date' && node.arguments.length === 0
    return {
      NewExpression: (node) => isCalledWithout(node) && report(node),
      VariableDeclarator: (node) => node.init?.name === 'Date' && report(node),
      CallExpression: (node) => node.callee.name === 'Date' && report(node),
      MemberExpression: ({ object, property, ...node }) => {
        const read = `${object.name}.${property.name ?? property.value}`
        if (read === 'Date.now' || read === 'Temporal.Now') report({ ...node, object, property })
      },
    }
  },
}
