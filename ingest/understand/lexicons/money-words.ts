import { table } from '../scan/lexicon.ts'

/** Currencies, units and periods of money. */
export const MONEY_WORDS = [
  ...table(
    'currency',
    `
    ₹|rs|rs .|inr|rupee(s)|re .|रुपये|रुपए|रु  money rupees
    $|€|£|¥|us $|usd|usdt|usdc|eth|btc|eur|euro(s)|gbp|aed|sgd|aud|cad|jpy|php  money foreign
    myr|qar|sar|omr|kwd|bhd|pkr|npr|lkr|bdt|hkd|chf|dhs|dollar(s)|pound(s)|dirham(s)  money foreign
    php (developer(s)|engineer(s)|programmer(s)|laravel|mysql|,)  -
    `,
  ),
  // The value is what one of it is in rupees; "lpa" and "lpm" are pay by their own words.
  ...table(
    'unit of money',
    `
    lpa|l.p.a|lp a|l . p . a  money unit  lpa
    lpm|l.p.m  money unit  lpm
    lakh(s)|lac(s)|lacks|laks|l|लाख  money unit  100000
    crore(s)|cr|करोड़  money unit  10000000
    thousand(s)|hazar|hazaar|hajar|hajaar|k|हजार|हज़ार  money unit  1000
    million(s)|mn|m  money unit  1000000 ; kept
    `,
  ),
  ...table(
    'period of money',
    `
    (per|an|a|each|every|/|in a) (annum|year|yr)|p.a|pa|p . a|/ a|annually|yearly|annual|salana  money per  year
    (per|a|each|every|/|in a) (month|mth|mo)|p.m|pm|p . m|/ m|monthly|pcm|mahin(a|e)|per m  money per  month
    (प्रति|हर) (माह|महीना|महीने)|मासिक  money per  month ; kept
    (प्रति|हर) (वर्ष|साल)|सालाना|वार्षिक  money per  year ; kept
    (per|an|a|each|every|/) (hour|hr|day|week|session|class|visit)|hourly|daily|weekly  money per  other
    `,
  ),
  ...table(
    'bound of money',
    `
    up to|upto|within|as high as|at most|not exceed(ing)|never exceed|not to exceed  money at most
    (not|no|never) [be] (more than|above|over|beyond)|capped (of|at)|cap (of|at)|less than  money at most
    <|≤|< =|below|under  money at most
    >|≥|> =|over  money at least
    over and above  -
    max|maximum|maximun|(max|maximum) of|max budget|maximum salary we can offer is|maximum budget  money at most
    (can't|cannot|won't|will not|not) (go|be|cross) [above|beyond|more than|over]  money at most
    not less than|at least|min|minimum|(min|minimum) of|above|more than|from|starting [from|at]  money at least
    start(s) (from|at)|starting (salary|ctc|package|pay|stipend)  money at least
    `,
  ),
  ...table('open amount', 'onwards|onward|start|and above|& above|or more  money open'),
]
