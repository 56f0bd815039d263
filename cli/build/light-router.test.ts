import { expect, test } from 'vitest'
import { withoutNames } from './light-router.ts'

test('a component without its name and without effects can be left out', () => {
  const code = `const Link = React$1.forwardRef(function LinkWithRef() {
	Link.displayName = other;
});
Link.displayName = "Link";
const router = createRouter();`
  expect(withoutNames(code)).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {
	Link.displayName = other;
});

const router = createRouter();`)
})
