import { defineCatalogue } from '#app/catalogue/catalogue.ts'
import { tabbed } from '#app/catalogue/controls.ts'
import { CATALOGUE_TEXTS } from '#app/catalogue/catalogue-texts.ts'
import { TOOL_CATEGORIES } from '#core/content-options.ts'

export const tools = defineCatalogue({
  ...CATALOGUE_TEXTS.tools,
  controls: tabbed(TOOL_CATEGORIES, 'Search tools and courses', ['name', 'rating', 'price']),
  empty: ({ tab, search }) =>
    search
      ? { title: `No ${tab} match “${search}”`, text: 'Try fewer letters, or look under another tab.' }
      : { title: `No ${tab} yet`, text: 'We are adding them soon. The other tabs have some.' },
})
