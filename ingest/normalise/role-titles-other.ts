import { rules, type TitleRule } from './role-titles.ts'

/** Work around IT and far from it, by the words of its titles. Read after what is surely IT. */
export const ELSEWHERE: TitleRule[] = rules(
  null,
  'sales|marketing|marketer|business partner|business development|partnerships?|alliances?|channel|account manager|account management|customer success|customer support|customer service|customer experience|client servicing|relationship',
  'hr|hrbp|human resources?|people|talent|recruit[a-z]*|payroll|compensation|benefits|total rewards|employee|workplace|facilities|facility|learning (?:and|&) development|l&d|trainers?|training|teacher|tutor|faculty|professor|lecturer|mentor|counsell?or|coach|instructor|education|academic',
  'finance|financial|accounts?|accountant|accounting|audit|auditor|tax|taxation|treasury|controller|controllership|bookkeep[a-z]*|billing|invoic[a-z]*|receivables?|payables?|credit|underwrit[a-z]*|collections?|loans?|lending|insurance|actuar[a-z]*|investment|equity|wealth|banking|teller|pricing|deal|fp&a|valuation|reconciliation|cashier|cost|economist|trader|trading|dealer|monetization',
  'legal|lawyer|counsel|attorney|paralegal|compliance|kyc|kyb|aml|sanctions|fraud|regulatory|policy|government|public affairs|privacy|ethics|contracts?|contracting|company secretary|investigat[a-z]+|financial crimes?|risk',
  'operations?|ops|logistics|supply chain|procurement|purchase|sourcing|buyer|warehouse|inventory|store|stores|dispatch|fleet|delivery (?:executive|boy|partner|associate)|driver|rider|planner|planning|vendor|merchandis[a-z]*|catalog(?:ue)?|category|fulfil?lment|transport|export|import|production|manufacturing|plant|maintenance|quality (?:inspector|executive|officer|control)|process (?:associate|executive|specialist)',
  'admin|administrative|administration|executive assistant|personal assistant|office|receptionist|secretary|coordinator|front desk|concierge|house ?keeping|security officer|chief of staff|strategy|strategist|strategic|corporate|communications?|public relations|pr|events?|community|social media|content|copy ?writer|writer|editor|editorial|journalist|translator|translation|transcription|seo|sem|ppc|brand|creative|art|video|photo[a-z]*|film|animator|animation|illustrator|3d artist|music|media|campaigns?|advertising|growth manager|fundrais[a-z]*|go-? ?to-? ?market|gtm',
  'doctor|nurse|nursing|medical|clinical|pharmac[a-z]*|pharmacovigilance|hospital|health ?care|patient|therap[a-z]+|psycholog[a-z]+|dent[a-z]+|lab technician|chemist|biolog[a-z]+|microbiolog[a-z]+|scientist (?:chemistry|biology|formulation)|chef|cook|kitchen|restaurant|hotel|hospitality|food|beautician|salon|fitness|yoga|tailor|electrician|plumber|fitter|welder|carpenter|mechanic|technician|labou?r|helper|guard|farm[a-z]*|agronom[a-z]+|real estate|construction|architectural|surveyor|supervisor|foreman|operator|machinist|voice|telecall[a-z]*|call|chat|survey|field executive|promoter|cabin crew|pilot|travel|ticketing',
)

/** Titles that decide nothing: the department and the description do. */
export const ENGINEER =
  /(?<![a-z])(?:engineers?|engineering|developers?|architects?|architecture|scientists?|get)(?![a-z])/
export const TECHNICAL_NOUN =
  /(?<![a-z])(?:engineers?|engineering|developers?|architects?|architecture|scientists?|get|researchers?|research|analysts?|analysis|analytics|designers?|design|technical|technology|tech|systems?|automation|digital|quality|data|ai|platform|r&d|graduate|trainees?|interns?|internship|apprentice|fresher|programming|integration|implementation|computing|support|consultants?|fellows?|jrf|srf|project (?:associates?|assistants?|staff|fellows?)|project manager|program(?:me)? manager|it)(?![a-z])/
/** Words of computing that make IT of an engineer's title by themselves: "Engineer II - Server". */
export const COMPUTING =
  /(?<![a-z])(?:servers?|(?:graphics|device|gpu|display) drivers?|graphics|chips?|soc|silicon|kernel|api|apis|sdk|saas|linux|unix|database|sql|java|python|ai|ml|llms?|iot|blockchain|web|computing|hpc|gpu|cpu|5g|lte|modem|wi-?fi|bluetooth|protocol stack|codecs?|simulink|hil|digital specialist|video conferencing|cyber|crm|erp|microservices|full ?stack|apps?)(?![a-z])/
/** Words that do so in an analyst's or a researcher's. */
export const COMPUTING_FIELD =
  /(?<![a-z])(?:uat|control-?m|autosys|itil|ai|ml|ai ?\/ ?ml|machine learning|deep learning|computer vision|nlp|data science|cyber ?security)(?![a-z])/
/** Calls and towers, not computers: wherever in the title. */
export const VOICE =
  /(?<![a-z])(?:(?:international |domestic |us |uk )?voice (?:process|support)|non-?voice|blended process|chat process|bpo|call cent(?:er|re)|inbound|outbound|telecall\w*|customer care|drive test|telecom tower|optical fib(?:er|re)|ftth|ofc|gpon|splicing)(?![a-z])/
/** Trades whose quality, support and design are none of IT. */
export const TRADES =
  /(?<![a-z])(?:pharma\w*|formulations?|hvac|elevators?|lifts?|construction|civil|mechanical|electrical|garments?|textiles?|apparel|food|chemicals?|castings?|forgings?|machining|welding|boilers?|diesel|medical (?:equipment|devices)|printers?|copiers?|ups|inverters?|solar|cranes?|cctv|automobiles?|vehicles?|paints?|plastics?|rubber|packaging|dairy|cnc|machines|machine tools|pumps?|valves?|hydraulics?|pneumatics?|compressors?|transformers?|switchgear|purifiers?|tyres?|showrooms?|generators?|dg sets?|bms|refrigerat\w+|air condition\w+|motors|bearings|gears?|welding|coatings?|adhesives|lubricants|sensors? sales|instruments)(?![a-z])/
/** Products that are no software. */
export const GOODS =
  /(?<![a-z])(?:skin ?care|cosmetics?|fmcg|beverages?|apparel|footwear|jewell?ery|furniture|fertili[sz]ers?|seeds|tyres?|pumps?|valves?|paints?|pharma\w*|medical devices|tractors?|appliances|cement|steel|textiles?|garments?)(?![a-z])/
/** What is tested and looked after there, in descriptions. */
export const SHOP_FLOOR =
  /\b(?:transformers?|relays?|switchgear|HV panels?|castings?|forgings?|machin(?:es|ing|ed)|factory|shop[ -]?floor|production line|assembly line|vehicles?|welding|raw materials?|HPLC|GMP|laborator\w+|chemicals?|garments?|fabrics?|vernier|calipers?|CMM|PPAP|5S|boilers?|turbines?|motors?|pumps?|valves?|hydraulics?|compressors?|bearings?|gear(?:s|box\w*)|steel|cement|substation|conveyors?|site execution|contractors?|BOQ)\b/i
/** What supporters repair that is no computer. */
export const FIELD_WORK =
  /\b(?:fib(?:er|re) (?:installation|splic\w+|cables?|cuts?)|broadband|set[- ]top|DTH|CCTV|air condition\w*|washing machines?|home appliances?|lifts|elevators|medical equipment|weighing|inverters?)\b/i
export const CALLS =
  /\b(?:voice process|voice support|calls?|calling|call cent(?:er|re)|BPO|inbound|outbound|US shift|UK shift|upsell\w*)\b/i

/** Engineering of things, not of software, wherever in the title it stands. */
export const PHYSICAL =
  /(?<![a-z])(?:mechanical|civil|electrical|chemical|structural|structures|piping|hvac|mep|instrumentation|automobile|automotive design|metallurg\w*|textile|mining|petroleum|marine|geotech\w*|biotech\w*|pharma\w*|formulation|agri\w*|food|boiler|welding|tooling|die casting|sheet metal|plastics?|moulding|machining|cnc|plc|scada|site execution|highways?|water|solar|electro-?mechanical|manufacturing|plant|factory|utilities|maintenance)(?![a-z])/
export const ANALYTICS = /(?<![a-z])(?:analytics|data|mis|bi|reporting)(?![a-z])/

/** What descriptions of software work speak of, beside named tools. */
export const SOFTWARE_PHRASES = [
  /\bsoftware (?:engineer|develop|system|design|architect|product|solution|deliver|project|team|release|application)/i,
  /\b(?:desktops?|laptops?|LAN|WAN|routers?|firewalls?|operating systems?)\b[^.]{0,60}\b(?:desktops?|laptops?|LAN|WAN|routers?|switches|firewalls?|troubleshoot\w*)\b/i,
  /\b(?:desktops?|laptops?|servers?)\b[^.]{0,40}\b(?:support|repair|troubleshoot\w*|install\w*|maintenance)\b/i,
  /\bAPIs?\b/,
  /\bSaaS\b/,
  /\blog analysis\b|\b(?:analy[sz]e|read|check|using|application|server) logs\b|\band logs\b|\brunbooks?\b/i,
  /\b(?:Guidewire|PolicyCenter|S\/4 ?HANA|Oracle (?:Fusion|EBS|Apps|Cloud)|MuleSoft|Pega|Dynamics 365|Workday HCM|Temenos|Finacle|UiPath|AUTOSAR|firmware|microcontrollers?)\b/i,
  /\bcode ?(?:reviews?|base|quality)|\b(?:production|clean|maintainable|reusable|efficient|testable)[ -](?:quality )?code\b|\bwrit(?:e|ing) code\b|\bcoding\b/i,
  /\bdebug(?:ging)?\b|\bunit tests?\b|\bversion control\b/i,
  /\b(?:distributed|scalable|backend|back-end|frontend|front-end|web|mobile) (?:systems?|services?|applications?|development)\b/i,
  /\bprogramming (?:languages?|skills?|knowledge|fundamentals)\b|\bcomputer science\b|\b[BM]\.?Tech\b.*\b(?:CSE?|IT)\b/i,
]
export const DESIGN_TOOLS = new Set([
  'Figma',
  'Adobe XD',
  'Wireframing',
  'Prototyping',
  'User research',
  'Design systems',
  'HTML',
  'CSS',
])

export const IT_DEPARTMENT =
  /(?<![a-z])(?:engineering|eng|software|technology|tech|r&d|rnd|data|infrastructure|it|information (?:technology|systems|security)|product development|platform|devops|security|machine learning|ml|ai|qa|sdet|development|developers|backend|frontend|mobile|cloud|technical support|design|pm|product|products|solutions architecture)(?![a-z])/
export const OTHER_DEPARTMENT =
  /(?<![a-z])(?:sales|marketing|hr|human resources?|people|finance|legal|operations|ops|customer (?:success|support|service|experience)|admin\w*|procurement|account\w*|talent|recruiting|risk|compliance|treasury|communications?|business development|sdc|gtm|go-to-market|partnerships?|supply chain|manufacturing|production|facilities|mechanical|civil|electrical|plant|r&r|audit|tax|fraud|content|creative|brand)(?![a-z])/
