/** What some pay for that is not work: in front of "budget" and "stipend". */
const BUDGETS =
  'project|client|media|marketing|ads?|campaign|department|training|travel|annual|yearly|monthly|quarterly|event|it|learning|procurement'
const STIPENDS =
  'learning|wellness|internet|home|office|education(?:al)?|wi-?fi|phone|mobile|work|gym|fitness|health' +
  '|travel|meal|food|book|equipment|relocation|development|lifestyle|childcare|broadband|set-?up'
/** Things of salaries that are not one: "salary advance", "salary slips". */
const OF_SALARIES =
  'accounts?|advances?|slips?|payments?|deductions?|certificates?|processing|increments?|hikes?' +
  '|revisions?|appraisals?|surveys?|benchmark\\w*|loans?|disburs\\w*|cycle|proof|registers?|bills?' +
  '|sheets?|negotiation'
/** In front of "package", which salons, clinics and travel agents sell. */
const PACKAGES =
  'salary|ctc|compensation|annual|yearly|monthly|job|offer(?:ed)?|total|fixed|initial|starting|pay|the' +
  '|an?|of|with|max(?:imum)?|min(?:imum)?|gross|net|expected|attractive|competitive|good|best|our|your' +
  '|stipend|cost|final|and|rewards|then|that|confirmation|training|probation|internship|completion' +
  '|conversion|aase|average|lpa|lakhs?|lacs?|salana|p\\.?a\\.?'
const SUM = '(?:₹|rs|inr|\\d)'

/** Words that say an amount is pay, as one expression without flags. */
export const PAY = `(?:${[
  `(?<=^\\W*|[:;,.(|–-]\\s*|\\b(?:${PACKAGES}) )package`,
  `(?<!\\b(?:process|processing|disburs(?:e|ing)) )(?<!(?<!(?:\\/|\\bper|\\ba) ?)\\bmonths?['’]?s? )salar(?:y|ies)(?! (?:${OF_SALARIES}))`,
  '(?<!\\dx )ctc|c\\.t\\.c|cost to company|comp(?= ?[:–-])|remuneration|retainer(?:ship)?(?: fees?)?' +
    '(?= ?(?::|of |is |(?:₹|rs|inr)))|emoluments?|honorarium|fellowship(?: grant)?',
  'compensation(?! (?:claims?|committee|(?:and|&) benefits|cases?|cess|analyst|specialist))',
  `(?:(?<!\\b(?:${BUDGETS}) )budget|sal|pkg)(?= ?[:–-])|budget` +
    `(?= (?:for|of) (?:this|the) (?:role|position|post|job|profile))|sal(?= ?(?:₹|rs\\.?|inr)? ?\\d)|` +
    `(?<=^\\W*)budget(?= (?:is |up ?to |max )?(?:(?:₹|rs\\.?|inr) ?)?[\\d.,–-]+ ?` +
    `(?:k|lpa|l|(?:lakhs?|lacs?)(?= (?:per|p\\.?[am]))|cr)(?![a-z]))`,
  `(?<!\\b(?:${STIPENDS}) )stipend(?! (?:for|towards) (?:internet|learning|wellness|home|books?|courses?))`,
  `(?<=\\b(?:freshers?|candidates?|trainees?|interns?|you|(?:under|post)?graduates|engineers` +
    `|apprentices) (?:will |shall )?)(?:get|gets|receive|draw|be paid)` +
    `(?= (?:up ?to |around |about )?${SUM})|(?<=\\bwe )(?:offer|give)(?= ${SUM})|` +
    `(?<=^\\W*(?:we )?will )pay(?= ${SUM})|(?<=^\\W*)payment` +
    `(?= ${SUM}[\\d .,k–-]*(?:to [\\d,. ]+k? ?)?(?:per month|monthly|p\\.?m))|` +
    `(?<=\\bwe(?:['’]re| are) )paying(?= (?:up ?to |between )?${SUM})|(?<=\\bwe (?:will |can )?)pay` +
    `(?= (?:up ?to |between |around )?${SUM})`,
  `(?:base|basic|fixed|gross|monthly|annual|total|starting|consolidated) pay|base` +
    `(?= ?(?::|\\+|pay|salary|${SUM}|for this (?:role|position)))|annual base`,
  `(?<=^\\W*)fixed(?= ${SUM})|payment(?= ?[:–-] ?(?:₹|rs|inr)[ .\\d,/-]+(?:per|a|p\\.?m) ?)|pay rate` +
    `|rate of pay|(?<=\\b(?:roles?|positions?|jobs?|internships?|company|fellowship|posts?|work|this|that` +
    `|which|it|we) )pays(?= ${SUM})|paid(?= ?[:–-] ?${SUM})|paid in (?:inr|rupees)(?= ?[:–-])` +
    `|paid internship(?= ?[:–-])`,
  '(?<!\\b(?:variable|performance|overtime|holiday|leave|sick|severance|supplemental) )pay' +
    '(?= ?(?::|-(?= ?[\\d₹])|–|from +\\d|range|scale|band|level|matrix|is\\b|of\\b|for this))|grade pay' +
    '|level[ -]?\\d+(?= ?[:(])',
  `(?<=^\\W*)unpaid(?= (?:for|during|in|(?:the )?first) )|(?<=^\\W*)(?:monthly|annually|yearly)` +
    `(?= ?[:–-] ?(?:₹|rs|inr))|(?<=^\\W*)(?:monthly(?: gross)?|gross)(?= ${SUM})|(?<=\\d )gross` +
    `(?= ?(?:\\+|per\\b|p\\.?m\\b|salary|[.,]|$))|assistantship|(?<=^\\W*max )budget(?= ${SUM})|` +
    `(?<=^\\W*)(?:monthly (?:gross|net|fixed|basic)|scale|rate|offer(?:ed)?)(?= ?[:–-])|` +
    `(?:aicte|ugc|cpc) scale|(?<=^\\W*)monthly (?:gross|net|fixed|basic)` +
    `(?= (?:between|of|is|from|up ?to))|monthly (?:financial )?assistance|(?<=\\bwill )draw(?= ${SUM})` +
    `|bracket(?= ?(?:is|of|:)\\b)|wages?(?! bills?)|take[ -]?home` +
    `(?! (?:assignment|test|task|exercise|round|project|challenge)s?)|in[ -]?hand|tank?hwah|pagar|vetan`,
  `(?<=^\\W*|\\byou (?:can |will |may |could )?)earn(?= (?:up ?to )?${SUM})|kamay?e(?:in|n)?(?= ${SUM})` +
    `|kamao(?= ${SUM})|(?<=^\\W*)pay(?= (?:up ?to )?(?:₹|rs\\.?|inr)? ?[\\d.,]+ ?(?:k|l|lakhs?|lacs?)? ?` +
    `(?:-|–|to) ?(?:₹ ?)?[\\d.,]+ ?(?:k|l|lakhs?|lacs?)(?![a-z]))|(?<=^\\W*)pay` +
    `(?= +(?:₹|rs\\.?|inr) ?[\\d,.]+ ?(?:\\/|per |a |p\\.? ?[am]\\b))|scale of (?:the )?(?:post|pay)`,
].join('|')})`
