import { words, wordsOfText } from './rule.ts'

/** Titles that decide nothing: the department and the description do. */
export const ENGINEER = words(
  'engineers?, engineering, developers?, architects?, architecture, scientists?, get',
)
export const TECHNICAL_NOUN = words(
  'engineers?, engineering, developers?, architects?, architecture, scientists?, get',
  'researchers?, research, analysts?, analysis, analytics, designers?, design, technical',
  'technology, tech, systems?, automation, digital, quality, data, ai, platform, r&d, graduate',
  'trainees?, interns?, internship, apprentice, fresher, programming, integration',
  'implementation, computing, support, administrators?, team leads?, delivery (?:manager|lead|head), consultants?, fellows?, jrf, srf',
  'project (?:associates?|assistants?|staff|fellows?), project manager, program(?:me)? manager',
  'it',
)
/** Words of computing that make IT of an engineer's title by themselves: "Engineer II - Server". */
export const COMPUTING = words(
  'servers?, (?:graphics|device|gpu|display) drivers?, graphics, chips?, soc, silicon, kernel',
  'api, apis, sdk, saas, linux, unix, database, sql, java, python, ai, ml, llms?, iot',
  'blockchain, web, storage, geospatial, computing, hpc, gpu, cpu, 5g, lte, modem, wi-?fi, bluetooth',
  'protocol stack, codecs?, simulink, hil, digital specialist, digital engineers?, video conferencing, cyber, crm',
  'erp, microservices, full ?stack, apps?',
)
/** Words that do so in an analyst's or a researcher's. */
export const COMPUTING_FIELD = words(
  'uat, control-?m, autosys, itil, ai, ml, ai ?\\/ ?ml, machine learning, deep learning',
  'computer vision, nlp, data science, cyber ?security',
)
/** Calls and towers, not computers: wherever in the title. */
export const VOICE = words(
  '(?:international |domestic |us |uk )?voice (?:process|support), non-?voice, blended process',
  'chat process, bpo, call cent(?:er|re), inbound, outbound, telecall\\w*, customer care',
  '(?:technical|customer|tech) support ?[-–(]* ?voice, multi[- ]?tasking, drive test, telecom tower, ' +
    'optical fib(?:er|re), ftth, ofc, gpon, splicing',
)
/** Those who teach what others do: wherever in the title. */
export const TEACHES = words(
  '(?<!ai |ml |model )(?:trainers?|teaching|faculty|lecturers?|professors?|instructors?|tutors?)' +
    '(?! (?:tool|portal|app|platform|software|cum|and developer))',
)
/** Those who hire what others are: "Technical (IT) Recruiter". */
export const RECRUITS = /^(?!.*(?:engineer|developer)).*(?<![a-z])recruiters?(?=\s*(?:$|[-–(|,]))/
/** Trades whose quality, support and design are none of IT. */
export const TRADES = words(
  'pharma\\w*, formulations?, hvac, elevators?, lifts?, construction, civil, mechanical',
  'electrical, garments?, textiles?, apparel, food, chemicals?, castings?, forgings?',
  'machining, welding, boilers?, diesel, medical (?:equipment|devices), printers?, copiers?',
  'ups, inverters?, solar, cranes?, cctv, automobiles?, vehicles?, paints?, plastics?, rubber',
  'packaging, dairy, cnc, machines, machine tools, pumps?, valves?, hydraulics?, pneumatics?',
  'automotive components?, compressors?, transformers?, switchgear, purifiers?, tyres?, showrooms?, generators?',
  'dg sets?, bms, refrigerat\\w+, air condition\\w+, motors, bearings, gears?, welding',
  'coatings?, adhesives, lubricants, sensors? sales, instruments',
)
/** Products that are no software. */
export const GOODS = words(
  'sugar, grains?, commodit(?:y|ies), skin ?care, cosmetics?, fmcg, beverages?, apparel, footwear, jewell?ery, furniture',
  'oncology, cardiology, diabetes, dermatology, diagnostics, vaccines?, therapeutics, molecules?',
  'fertili[sz]ers?, seeds, tyres?, pumps?, valves?, paints?, pharma\\w*, medical devices',
  'tractors?, appliances, cement, steel, textiles?, garments?',
)
/** What is tested and looked after there, in descriptions. */
export const SHOP_FLOOR = wordsOfText(
  'brakes?, nvh, endurance, transformers?, relays?, switchgear, HV panels?, castings?, forgings?, machin(?:es|ing|ed)',
  'factory, shop[ -]?floor, production line, assembly line, vehicles?, welding, raw materials?',
  'HPLC, GMP, laborator\\w+, chemicals?, garments?, fabrics?, vernier, calipers?, CMM, PPAP',
  '5S, boilers?, turbines?, motors?, pumps?, valves?, hydraulics?, compressors?, bearings?',
  'concrete, bitumen, aggregates, gear(?:s|box\\w*), steel, cement, substation, conveyors?, site execution, contractors?, BOQ',
)
/** What supporters repair that is no computer. */
export const FIELD_WORK = wordsOfText(
  'fib(?:er|re) (?:installation|splic\\w+|cables?|cuts?), broadband, set[- ]top, DTH, CCTV',
  'air condition\\w*, washing machines?, home appliances?, lifts, elevators, medical equipment',
  'weighing, inverters?',
)
export const CALLS = wordsOfText(
  'voice process, voice support, calls?, calling, call cent(?:er|re), BPO, inbound, outbound',
  'US shift, UK shift, upsell\\w*',
)

/** Engineering of things, not of software, wherever in the title it stands. */
export const PHYSICAL = words(
  'mechanical, civil, electrical, chemical, structural, structures, piping, hvac, mep',
  'instrumentation, automobile, automotive design, metallurg\\w*, textile, mining, petroleum',
  'marine, geotech\\w*, biotech\\w*, pharma\\w*, formulation, agri\\w*, food, boiler, welding',
  'tooling, die casting, sheet metal, plastics?, moulding, machining, cnc, plc, scada',
  'site execution, highways?, water, solar, electro-?mechanical, manufacturing, plant, factory',
  'utilities, (?<!application |applications |software |systems? |it )maintenance',
)
export const ANALYTICS = words('analytics, data, mis, bi, reporting')

/** What descriptions of software work speak of, beside named tools. */
export const SOFTWARE_PHRASES = [
  /\bsoftware (?:engineer|develop|system|design|architect|product|solution|deliver|project|team|release|application)/i,
  new RegExp(
    String.raw`\b(?:desktops?|laptops?|LAN|WAN|routers?|firewalls?|operating systems?)\b[^.]{0,60}\b` +
      String.raw`(?:desktops?|laptops?|LAN|WAN|routers?|switches|firewalls?|troubleshoot\w*)\b`,
    'i',
  ),
  /\b(?:desktops?|laptops?|servers?)\b[^.]{0,40}\b(?:support|repair|troubleshoot\w*|install\w*|maintenance)\b/i,
  /\bAPIs?\b|\bSDKs?\b/,
  /\bSaaS\b/,
  /\b(?:kernel|device drivers?|board[ -]bring[- ]?up|bootloaders?|Yocto|Buildroot)\b/i,
  /\b(?:write|develop|test|debug|deploy|clean|review|build)\w*,? (?:[a-z]+,? (?:and )?){0,4}code\b/i,
  /\btest (?:cases|scenarios|scripts)\b|\btest(?:s|ing)? (?:web |mobile )?applications?\b|\bregression test/i,
  /\blog analysis\b|\b(?:analy[sz]e|read|check|using|application|server) logs\b|\band logs\b|\brunbooks?\b/i,
  new RegExp(
    String.raw`\b(?:Guidewire|PolicyCenter|S\/4 ?HANA|Oracle (?:Fusion|EBS|Apps|Cloud)|MuleSoft|Pega` +
      String.raw`|Dynamics 365|Workday HCM|Temenos|Finacle|UiPath|AUTOSAR|firmware|microcontrollers?)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bcode ?(?:reviews?|base|quality)|\b(?:production|clean|maintainable|reusable|efficient` +
      String.raw`|testable)[ -](?:quality )?code\b|\bwrit(?:e|ing) code\b|\bcoding\b`,
    'i',
  ),
  /\bdebug(?:ging)?\b|\bunit tests?\b|\bversion control\b/i,
  new RegExp(
    String.raw`\b(?:distributed|scalable|backend|back-end|frontend|front-end|web|website|app|game` +
      String.raw`|mobile) (?:systems?|services?|applications?|development)\b`,
    'i',
  ),
  /\bprogramming (?:languages?|skills?|knowledge|fundamentals)\b|\bcomputer sciences?\b|\b[BM]\.?Tech\b.*\b(?:CSE?|IT)\b/i,
]
/** What counts twice: it can be said of no other work. */
export const SURE_PHRASES = [
  new RegExp(
    String.raw`\bsoftware (?:engineering|development) experience\b|\byears (?:of|in) ` +
      String.raw`(?:[a-z-]+ )?software (?:engineering|development)\b|\bsoftware development life ?cycle\b` +
      String.raw`|\bsoftware projects\b|\byears of IT experience\b`,
    'i',
  ),
  /\bIT (?:programmes?|programs?|projects?|systems?|infrastructure|applications?|solutions?)\b/,
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

export const IT_DEPARTMENT = words(
  'engineering, eng, software, technology, tech, r&d, rnd, data, infrastructure, it',
  'information (?:technology|systems|security), product development, platform, devops',
  'security, machine learning, ml, ai, qa, sdet, development, developers, backend, frontend',
  'mobile, cloud, technical support, design, pm, product, products, solutions architecture',
)
export const OTHER_DEPARTMENT = words(
  'sales, marketing, hr, human resources?, people, finance, legal, operations, ops',
  'customer (?:success|support|service|experience), admin\\w*, procurement, account\\w*',
  'talent, recruiting, risk, compliance, treasury, communications?, business development, sdc',
  'gtm, go-to-market, partnerships?, supply chain, manufacturing, production, facilities',
  'mechanical, civil, electrical, plant, r&r, audit, tax, fraud, content, creative, brand',
)

/** Those who head the design of kitchens or of screens, and what speaks of screens. */
export const HEADS_DESIGN = /^(?:design (?:manager|director|lead)|head of design)$/
export const DIGITAL =
  /\b(?:figma|ux|ui|user experience|product design\w*|prototyp\w*|wireframes?|apps?|web|software|digital)\b/i

/** Products that nobody names who does not work with them. */
export const STRONG = new Set(['SAP ABAP', 'Salesforce', 'ServiceNow'])
/** Tools that engineers of nothing else touch. */
export const SOFTWARE_ONLY = new Set([
  'Kubernetes',
  'VMware',
  'Docker',
  'Terraform',
  'Microservices',
  'Spring Boot',
  'React',
  'Node.js',
  'Django',
])
/** What fellows and trainees of computing work on. */
export const RESEARCH = new Set([
  'Deep Learning',
  'Machine Learning',
  'Computer Vision',
  'NLP',
  'LLMs',
  'Generative AI',
])
