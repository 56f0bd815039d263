import { ABROAD, ALPHA_3, SHARED_STATE_CODES, STATE_CODES_ABROAD } from '#core/places/abroad.ts'
import { allNames, stateCodes } from '#core/places/gazetteer.ts'
import { table, type Row } from '../scan/lexicon.ts'

/** Names that the gazetteer has in another spelling, and names that are no place of work. */
const OTHER_SPELLINGS = table(
  'place',
  `
  j & k|jammu & kashmir  place  jammu and kashmir
  andaman & nicobar [islands]  place  andaman and nicobar islands
  dadra & nagar haveli [and|&] [daman & diu]  place  dadra and nagar haveli
  daman & diu  place  daman and diu
  delhi & ncr|delhi/ncr|delhi / ncr|delhi, ncr|delhi - ncr|new delhi/ncr  place  delhi ncr
  sector 5, salt lake|sector v, salt lake  place  salt lake sector v
  (east|west|little) india  no place
  india (st|street|hook|wharf|dock|docks|quay|basin|point)  no place
  (except|excluding|excl|excl.|outside|outside of|not in|non|ex|anywhere but) india  no place
  (hiring|candidates|applicants|people) from india  no place
  indian (head|river|wells|land|trail|ocean|hill|harbour)  no place
  bank of (baroda|maharashtra|india)|punjab national bank|hyderabad sindh|surat thani|salt lake city  no place
  south indian bank|india (gate|today|bulls|mart)  no place
  kota (kinabalu|bharu|damansara|tinggi|tua)|iit (delhi|bombay|madras)|cochin china  no place
  बेंगलुरु|बैंगलोर|बंगलौर  place  bengaluru
  हैदराबाद  place  hyderabad
  पुणे  place  pune
  चेन्नई  place  chennai
  मुंबई|मुम्बई  place  mumbai
  दिल्ली|नई दिल्ली  place  delhi
  गुरुग्राम|गुड़गांव  place  gurugram
  नोएडा  place  noida
  कोलकाता  place  kolkata
  अहमदाबाद  place  ahmedabad
  जयपुर  place  jaipur
  लखनऊ  place  lucknow
  इंदौर|इन्दौर  place  indore
  भोपाल  place  bhopal
  पटना  place  patna
  नागपुर  place  nagpur
  कानपुर  place  kanpur
  वाराणसी  place  varanasi
  प्रयागराज|इलाहाबाद  place  prayagraj
  रांची  place  ranchi
  रायपुर  place  raipur
  चंडीगढ़|चंडीगढ  place  chandigarh
  देहरादून  place  dehradun
  आगरा  place  agra
  जोधपुर  place  jodhpur
  उदयपुर  place  udaipur
  सूरत  place  surat
  वडोदरा  place  vadodara
  नासिक|नाशिक  place  nashik
  गाजियाबाद  place  ghaziabad
  फरीदाबाद  place  faridabad
  भारत  place  india
  राजस्थान  place  rajasthan
  उत्तर प्रदेश  place  uttar pradesh
  मध्य प्रदेश  place  madhya pradesh
  महाराष्ट्र  place  maharashtra
  बिहार  place  bihar
  झारखंड  place  jharkhand
  छत्तीसगढ़  place  chhattisgarh
  उत्तराखंड  place  uttarakhand
  हरियाणा  place  haryana
  गुजरात  place  gujarat
  `,
)

/** Words of a location beside its places. */
const OF_LOCATIONS = table(
  'location',
  `
  remote|remotely|wfh|work from home|work-from-home|w.f.h|virtual|telecommute|telework|work from anywhere  at remote
  home based|home office|from home|anywhere (in|within)  at remote
  hybrid  at hybrid
  on site|onsite|on-site|in office|in-office|in person|wfo|work from office|work from the office  at onsite
  eu|eea|european union|european|apj|gulf|gcc|gulf countries  at wide
  amer|americas|north america|latin america|nordics|dach|anz|mena  at wide
  worldwide|world wide|world-wide|global|globally|anywhere|apac|emea|asean|latam|asia  at wide
  asia pacific|europe|middle east|world|everywhere|international  at wide
  except|excluding|other than|anywhere but|not  at except
  road|rd|street|highway|expressway|bypass  at road
  floor|near|opp|opposite|plot|nagar|marg|chowk|colony|vihar|gali|bazaar|bazar|lane|cross|layout  at address
  extension|extn|building|bldg|complex|estate|park|tower(s)|plaza|mall|metro station|bus stand  at address
  society|enclave|midc|gidc|sipcot|plant|works|factory|unit|sez  at address
  office(s)|hq|headquarter(s|)|campus|area|region|city|cities|greater|metro|metropolitan|hub|branch  at open
  location(s|)|multiple|various|any|across|pan|all|other(s|)|several|different|tbd|tba|na|n|a|none|null  at open
  unspecified|flexible|open|work|working|from|home|online|the|of|at|to|for|full|fully|time|part|based  at open
  only|first|friendly|client|customer|day(s|)|week|per|peo|permanent|temporary|contract|district|sector  at open
  phase|tech|state|country|main|corporate|cent(er|re)|development|distributed|team|timezone|ist  at open
  internship|intern|eor|job(s|)|new|more|north|south|east|west|preferred|preferably|walkin|walk in  at open
  timezone(s)|time zone(s)|hours|gmt|utc|est|pst|cet|territories|overlap|flexibility  at open
  side|zone|village|taluk|tehsil|mandal|dist|site|on|with|within|local|candidates|hyd|site|type  at open
  `,
)

const INDIAN: Row[] = [...allNames()].flatMap(([name, places]) =>
  [...new Set([name, ...withInitials(name), ...withAnd(name, places[0]?.place.name ?? '')])].map((words) =>
    row('place', words, 'place', name),
  ),
)

const ELSEWHERE: Row[] = Object.entries(ABROAD).flatMap(([code, names]) =>
  // "Join us" names no country.
  names.split(', ').map((name) => row('abroad', name === 'us' ? 'US' : name, 'abroad', code)),
)

const CODES: Row[] = [
  ...Object.entries(ALPHA_3).map(([code, country]) => row('abroad', code, 'abroad', country)),
  ...stateCodes().map((code) => row('state code', code, 'state code', code)),
  ...Object.entries(STATE_CODES_ABROAD).flatMap(([country, codes]) =>
    codes.split(' ').map((code) => row('code abroad', code, 'code abroad', country)),
  ),
  ...[...SHARED_STATE_CODES].map((code) => row('shared code', code, 'shared code', 'US')),
]

/** Places and the words that stand beside them in a location. */
export const PLACE_WORDS: Row[] = [...OTHER_SPELLINGS, ...OF_LOCATIONS, ...INDIAN, ...ELSEWHERE, ...CODES]

function row(subject: string, words: string, tag: string, value: string): Row {
  return { subject, words, tag, value, lines: [] }
}

/** "R.K. Puram" and "R.K.Puram" are one word with dots, or two. */
function withInitials(name: string): string[] {
  const initials = /^((?:\w )+)(\w{2,}.*)$/.exec(name)
  if (!initials) return []
  const letters = (initials[1] ?? '').trim().split(' ')
  return letters.length < 2
    ? []
    : [`${letters.join('.')}. ${initials[2]}`, `${letters.join('.')}.${initials[2]}`]
}

/** "Jammu & Kashmir": a name with "and" may have its sign. */
function withAnd(name: string, shown: string): string[] {
  return / and /.test(name) && shown !== '' ? [name.replaceAll(' and ', ' & ')] : []
}
