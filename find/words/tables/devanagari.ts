import { foldText } from '#core/fold-text.ts'
import { devanagariNames } from '#core/places/devanagari-names.ts'
import { WORK_WORDS } from './devanagari-work.ts'

/** What a word or phrase in Devanagari is searched as. */
export interface DevanagariRow {
  /** Words that the search knows: English, or Hindi in Latin letters. */
  latin: string
  isPlace: boolean
  /** A place only by itself, beside में or से, or beside another place: कोटा is a quota, too. */
  isWord: boolean
}

/**
 * Everyday words of a job search: the word that the search knows, then how it is written in Hindi. Spellings that differ
 * only by nukta, or by how a nasal is written, are one.
 */
const EVERYDAY = `
fresher: फ्रेशर, फ़्रेशर, बिना अनुभव, बिना तजुर्बे, बिना एक्सपीरियंस, बिना किसी अनुभव
fresher: अनुभव नहीं, अनुभव के बिना, बगैर अनुभव, पहली नौकरी, नौसिखिया
experienced: अनुभवी
work from home: घर से काम, घर बैठे काम, घर बैठे, घर से, वर्क फ्रॉम होम, वर्क फ्राम होम, डब्ल्यूएफएच
remote: रिमोट
hybrid: हाइब्रिड
work from office: वर्क फ्रॉम ऑफिस, ऑफिस से काम
full time: फुल टाइम, फुलटाइम, पूर्णकालिक
part time: पार्ट टाइम, पार्टटाइम, अंशकालिक
contract: कॉन्ट्रैक्ट, ठेका, अनुबंध
naukri: नौकरी, नोकरी, नौकरि, जॉब, जाब, वैकेंसी, वेकेंसी, रिक्ति, भर्ती, रोजगार, काम, पद, ओपनिंग, अवसर
it: आईटी, आइटी
mein: में, मे
se: से
ko: को
ka: का, के, की
par: पर
liye: लिए, लिये
wala: वाला, वाली, वाले
chahiye: चाहिए, चाहिये, चाहता, चाहती
hai: है, हैं, हूं, हूँ, हो, था
karna: करना, करनी, करो, करें, कर
dikhao: दिखाओ, दिखाएं, बताओ, बताइए, दो, दीजिए, खोजो, ढूंढो, खोज, तलाश
mujhe: मुझे, मेरे, मेरी, मेरा, मैं, हम, हमें, कोई, कुछ, सभी, सब
koi: कहां, कहाँ, कौन, कैसे, क्या, जो, यह, ये, वह, किसी, एक
aur: और, व, एवं, तथा, भी
ya: या, अथवा
nahi: नहीं, नही
bina: बिना, बगैर
new: नई, नए, नया, नयी, ताजा, ताज़ी, लेटेस्ट
best: अच्छी, अच्छा, अच्छे, बेस्ट, बढ़िया
near: पास, नजदीक, आसपास, आस पास
india: भारत, इंडिया, हिंदुस्तान
company: कंपनी, कम्पनी
urgent: तुरंत, अर्जेंट, जल्दी
hua: हुआ, हुई, हुए, हो गया, हो गई, किया, अभी
apply: अप्लाई, आवेदन
saal: साल, वर्ष, वर्षों, सालों, बरस, ईयर
mahina: महीना, महिना, माह, मंथ
mahine: महीने, महीनों
months experience: महीने का अनुभव, महीने के अनुभव, महीने अनुभव, माह का अनुभव, माह अनुभव
per month: प्रति माह, प्रति महीना, प्रति महीने, हर महीने, हर महीना, हर माह, मासिक
per year: प्रति वर्ष, प्रति साल, हर साल, सालाना, वार्षिक, साल का पैकेज
lakh: लाख, लाखों
hazaar: हजार, हज़ार, हजारों
crore: करोड़, करोड
lpa: एलपीए
rs: रुपये, रुपए, रुपया, रूपये, रुपयों, रु
salary: सैलरी, सेलरी, वेतन, तनख्वाह, तनख़्वाह, पगार, आय
package: पैकेज
stipend: स्टाइपेंड, वजीफा
se zyada: से ज्यादा, से अधिक, से ऊपर, से उपर, या ज्यादा, या अधिक
se kam: से कम, से नीचे
at least: कम से कम, न्यूनतम
tak: तक
experience: अनुभव, तजुर्बा, एक्सपीरियंस
aaj: आज, आज की, आज के
this week: इस हफ्ते, इस सप्ताह, इस हफ़्ते
last week: पिछले हफ्ते, पिछले सप्ताह
this month: इस महीने, इस माह
last month: पिछले महीने
last: पिछले, बीते
din: दिन, दिनों
batch: बैच
pass out: पास आउट, पासआउट
graduate: ग्रेजुएट, स्नातक
any graduate: कोई भी ग्रेजुएट, किसी भी ग्रेजुएट, कोई भी स्नातक, किसी भी स्नातक
btech: बीटेक, बी टेक
mtech: एमटेक, एम टेक
bsc: बीएससी
msc: एमएससी
bcom: बीकॉम
mba: एमबीए
diploma: डिप्लोमा
polytechnic: पॉलिटेक्निक
12th pass: बारहवीं पास
bca: बीसीए
mca: एमसीए
sarkari: सरकारी, गवर्नमेंट, शासकीय
`

/** Words of Marathi that stand in searches: another language than Hindi, so they are not read as English. */
const MARATHI = 'आहे पाहिजे हवी हवा मध्ये मला शोधत साठी आणि किंवा नको मधील कामे नोकऱ्या पुण्यात मुंबईत'

let table: Map<string, DevanagariRow> | null = null
let looseTable: Map<string, DevanagariRow> | null = null
let marathi: Set<string> | null = null

/** All rows by their folded words, joined by spaces. */
export function devanagariRows(): ReadonlyMap<string, DevanagariRow> {
  table ??= new Map<string, DevanagariRow>([
    ...`${WORK_WORDS}${EVERYDAY}`
      .trim()
      .split('\n')
      .flatMap((row) => {
        const at = row.indexOf(': ')
        const latin = row.slice(0, at)
        const names = row.slice(at + 2).split(', ')
        return names.map((name) => [foldText(name), { latin, isPlace: false, isWord: false }] as const)
      }),
    ...Array.from(devanagariNames(), ([name, { place, isWord }]) => {
      return [name, { latin: place.toLowerCase(), isPlace: true, isWord }] as const
    }),
  ])
  return table
}

/** The row of a folded word that is spelt a little otherwise: by the length of a vowel, or a doubled letter. */
export function looseRow(word: string): DevanagariRow | undefined {
  if (!looseTable) {
    looseTable = new Map()
    for (const [name, row] of devanagariRows()) {
      const key = looseKey(name)
      if (!looseTable.has(key)) looseTable.set(key, row)
    }
  }
  const row = looseTable.get(looseKey(word))
  return row?.isWord ? undefined : row
}

/** Whether a folded word is an everyday one that is also a place, or is Marathi: it is not read as an English word. */
export function isOtherWord(word: string): boolean {
  marathi ??= new Set(foldText(MARATHI).split(' '))
  return marathi.has(word) || devanagariRows().get(word)?.isWord === true
}

const LOOSE: readonly [RegExp, string][] = [
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ै/g, 'े'],
  [/ौ/g, 'ो'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ऐ/g, 'ए'],
  [/औ/g, 'ओ'],
  [/ण/g, 'न'],
  [/ष/g, 'श'],
  [/(\p{L})्(?=\1)/gu, ''],
]

function looseKey(word: string): string {
  let key = word
  for (const [written, plain] of LOOSE) key = key.replaceAll(written, plain)
  return key
}
