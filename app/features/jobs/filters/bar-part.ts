import type { PartText } from '#app/reused-parts.server.ts'
import { formatCount } from '#core/count.ts'
import type { JobsFilterBarProps } from '../jobs-filter-bar.tsx'
import { JOB_CHIPS } from '../jobs-url.ts'
import {
  choiceFields,
  countText,
  listText,
  restText,
  splitChoices,
  type ChoiceListFields,
} from './choice-list.tsx'
import { choiceHtml } from './choice-markup.ts'
import { chipCount, chipHref } from './filter-chips.tsx'
import { chosenValues, GROUP_LISTS, type Choices, type GroupList, type ListedGroup } from './filter-groups.ts'
import { listChosen } from './list-chosen.ts'
import { isMonthly, monthlyLabel } from './pay-filter.tsx'

/*
 * The bar of filters as a part that pages share (`app/reused-part.tsx`): its choices, numbers and addresses are texts, so
 * that the bar of a search that is new is mostly known. For the server alone.
 */

/** What decides on the rest: what is chosen, and where a number would change a word or a class. */
export function barKey({ state, choices, total, stated }: JobsFilterBarProps): string {
  const { search, location, modes, levels, order, view, pay, payStated, anySkill } = state
  const groups = Object.keys(choices) as (keyof Choices)[]
  return `filter bar ${JSON.stringify([
    [search !== '', location, modes, levels, order, view, payStated, anySkill],
    [pay?.period, pay?.period === 'month' && pay.amount],
    groups.map((group) => chosenValues(state, group).length),
    listChosen(state, choices).length,
    total === 1,
    JOB_CHIPS.map(({ value }) => chipCount(choices, value) === 1),
    kindOf(stated),
  ])}`
}

/** No number, none, one or more: each is written in its own way. */
function kindOf(count: number | null): number | null {
  return count === null ? null : Math.min(count, 2)
}

export function barTexts({ state, choices, total, stated }: JobsFilterBarProps): Record<string, PartText> {
  const texts: Record<string, PartText> = { search: state.search }
  for (const { value } of JOB_CHIPS) {
    texts[`address of ${value}`] = chipHref(state, value)
    const count = chipCount(choices, value)
    if (count !== null) texts[`count of chip-${value}`] = formatCount(count)
  }
  for (const [group, list] of LISTS) {
    const chosen = chosenValues(state, group)
    const { find, ...fixed } = list
    const fields = { ...fixed, choices: choices[group], chosen }
    if (group === 'pay') fields.choices = fields.choices.filter((choice) => !isMonthly(choice))
    if (find === undefined) {
      texts[listText(fields)] = markupOf(fields)
      continue
    }
    const [first, rest] = splitChoices(fields.choices, chosen)
    texts[listText(fields)] = markupOf({ ...fields, choices: first })
    if (rest.length === 0) continue
    texts[restText(list.name)] = String(rest.length)
    texts[listText({ ...fields, rest: true })] = markupOf({ ...fields, choices: rest })
  }
  for (const choice of choices.pay.filter(isMonthly)) texts[choice.value] = monthlyLabel(choice)
  if (stated !== null) texts[countText('stated')] = formatCount(stated)
  if (total !== null) texts.total = formatCount(total)
  return texts
}

const LISTS = Object.entries(GROUP_LISTS) as [ListedGroup, GroupList][]

function markupOf(fields: ChoiceListFields): PartText {
  return { markup: choiceHtml(choiceFields(fields)) }
}
