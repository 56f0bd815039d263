import type { JobCategory } from '#core/job.ts'

/** What a title says: a category of IT work, or that it is not IT work. */
export interface TitleRule {
  pattern: RegExp
  /** null: not IT. */
  category: JobCategory | null
}

export function rules(category: JobCategory | null, ...sources: string[]): TitleRule[] {
  return sources.map((source) => ({
    category,
    pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`),
  }))
}

/** Titles with a word of IT in them that are something else. Read first. */
const LOOKALIKES = rules(
  null,
  '(?:[a-z&/.+]+ ){0,5}(?:trainer|faculty|instructor|tutor|teacher|lecturer|professor|counsell?or)s?$|(?:executive|personal) assistant|ea to|office of the (?:cto|cio|ceo)|bde|bdm|(?:[a-z/&+]+ ){1,4}sales$|mobile (?:phone |handset |hardware )?(?:repair|service|sales|promoter|technician)[a-z ]*',
  '(?:flight|wind tunnel|durability|endurance|hydro|pressure|leak|proof|track|road) test(?:ing)?(?: [a-z]+)?|(?:qa|qc|quality assurance|quality control) (?:officer|executive|inspector|chemist|supervisor|microbiologist)s?|clinical (?:data|research|trial)s? (?:manager|management|associate|coordinator|entry|reviewer|specialist)|(?:technical|web|website|it|tech|software|digital|seo) content [a-z]+|(?:vibration|nvh|emc|emi|crash|materials?|ndt|soil|concrete|fatigue|engine|vehicle|homologation|electrical|mechanical) test(?:ing)?(?: [a-z]+)?|drive test|rf (?:drive|field|optimi[sz]ation|planning)[a-z ]*',
  '(?:business|curriculum|content|course|property|land|real estate|training|talent|organi[sz]ation(?:al)?|leadership|market|partner(?:ship)?s?|franchise|channel|dealer|territory|sales|learning|corporate|vendor|supplier|workforce|people|customer)(?: and [a-z]+)? develop(?:er|ment)',
  'sales (?:and |& )?(?:service |support |application |applications |project |solutions? )?(?:engineer|engineering|consultant|architect|specialist|officer|executive|manager|associate|representative|trainee|intern|head|lead|director|analyst)s?',
  'pre-? ?sales|partner (?:manager|success|lead|consultant)|field sales|inside sales|(?:software|saas|it|technology|cloud|product|solution|tech|enterprise|ai) sales|sdr|bdr|bdm|telesales|tele-? ?call(?:er|ing)',
  'account executives?|key account|(?:client|strategic|enterprise|associate|sales|senior) account (?:manager|director|partner)|account director',
  '(?:network|multi-? ?level|product|technical|tech|it|software|digital|developer|cloud|data|growth|partner|performance|lifecycle|brand|content|social media|email|field|event|influencer|affiliate)s? marketing|mlm',
  'data (?:entry|typist|collection|collector|labell?ing|labell?er|annotation|annotator|processing (?:executive|operator|associate))|annotator|ai trainer|content moderat(?:or|ion)|back ?-?office',
  '(?:technical|tech|it|us it|non-?it|engineering|software|university|campus|product)s? (?:recruit(?:er|ment|ing)|talent|sourc(?:er|ing)|hr)|recruiters?|recruit(?:ment|ing)|talent acquisition|staffing',
  'product (?:counsel|sales|pricing|compliance|photographer|demonstrator|trainer|executive|merchandiser|specialist|promoter)|product support (?:executive|associate|representative)|product support$|design counsel|(?:patent|privacy|commercial|legal) (?:counsel|analyst|engineer)',
  '(?:plant|process|npd|mechanical|civil|electrical|chemical|production and|manufacturing|maintenance|site|structural|industrial(?: systems)?|piping|instrumentation|hvac|mep|fire|safety|marine|mining|petroleum|drilling|textile|packaging|tool(?:ing| room)?|automobile|agricultur[a-z]+|environmental|geotechnical|highway|railway|bridge|survey(?:ing)?|quantity|estimation|commissioning|erection|boiler|utility|biomedical|food|flight|aircraft(?: maintenance)?|refrigeration|welding|foundry|casting|paint|mou?ld|cnc|audio|sound|broadcast|studio|ship|metallurg[a-z]+|purchase|procurement|billing|construction|interior|lift|elevator|solar|wind|power plant|substation|transmission|hydraulic|tyre|rubber|plastics?|polymer|ceramic|cement|steel|glass|sugar|dairy|pharma|formulation|cost(?:ing)?|tender|contracts?|landscape|irrigation|water|sewage|fa[cç]ade|tunnel|geo|nuclear|hull|control systems?|process control|(?<!capacity |network |resource )planning)(?: design| project| site| maintenance| quality| process| application| service| sales)? engineer(?:s|ing)?',
  '(?:pgt|tgt|prt|post graduate teacher|trained graduate teacher)(?: [a-z]+)*',
  '(?:telecom|fib(?:er|re)|ofc|osp|tower|microwave|ftth|gpon|transmission) (?:network |field |site |project |roll-?out |transmission |planning )*(?:engineer|technician|executive|planner|supervisor|coordinator|rigger)s?',
  '(?:interior|fashion|jewell?ery|textile|furniture|apparel|garment|landscape|floral|packaging|exhibition|set|lighting|costume|print|brand|footwear|kitchen|instructional|graphic|presentation|creative|motion|cad|mechanical|tool|mou?ld|structural|piping|civil|electrical|saree|accessories|newspaper|storyboard) design(?:er|ers|ing)?',
  '(?:landscape|interior|building|urban|naval|project|junior project|residential) architect',
  'computer operator|(?:cnc|plc|vmc|scada|robot) (?:programmer|operator|engineer|developer)|process developer|(?:software|technical|it|java|python|sap|coding|computer|web|data science) (?:trainer|instructor|faculty|tutor|teacher)|lead gen(?:eration)?|medical cod(?:er|ing)|(?:hcc|ipdrg|ed|em|surgery|radiology) cod(?:er|ing)|(?<!information |cyber |it |data |cloud |network )security (?:guard|officer|supervisor|inspector|escort)|sap (?:[a-z]+ )?(?:end[ -]?users?|users?|operator)|(?:physical|industrial|corporate) security|cloud kitchen|analyst relations|investor relations|qa ?/ ?qc|qc',
  '(?:sap|oracle|tally|quickbooks|erp) (?:accountant|accounts?)|(?:network|store|area|cluster|branch|relationship|category|territory|zonal|regional|circle|showroom|restaurant|kitchen|floor|hotel|front office|plant|factory|warehouse|hub|fleet) (?:manager|head|lead)',
  '(?:customer|client|guest|member|patient|user|merchant|seller)s? (?:care|service|services|relations?|happiness|delight)|call cent(?:er|re)|voice process|bpo|chat process|(?:customer|client|merchant|seller) (?:support|success|experience) (?!engineer|software)[a-z]+|(?:customer|client) (?:support|success)$',
)

const MANAGEMENT = rules(
  'Engineering Management',
  '(?:engineering|software development|software engineering|software|engineer|r&d|technology|development engineering|mobile engineering) (?:manager|director|head|leader|management)|(?:sr|senior)? ?em',
  '(?:head|director|vp|avp|svp|vice president|manager|chief)(?:,| -| of| -)? ?(?:of )?(?:software |platform |product |backend |frontend |data |cloud |mobile |quality )?(?:engineering|technology)',
  '(?<!quality |test |data |sales )engineering leads?|(?:project|program|programme|delivery) (?:manager|head|director) it$',
  'cto|chief (?:technology|technical|information) officer|cio|(?:senior )?(?:technical|tech|it|engineering|software|digital|agile) (?:program|programme|project|delivery|product delivery) (?:manager|management|lead|coordinator|director|head)|tpm|scrum ?master|agile coach|release train engineer|technical pmo',
)

const QUALITY = rules(
  'QA & Testing',
  'sdet|qa|qe|sqa|quality engineering|software quality|quality assurance (?:engineer|analyst|automation|tester|lead|manager|intern|trainee|specialist)|quality analyst (?:software|automation)|software quality assurance',
  'test(?:ing)? (?:engineer|lead|analyst|manager|architect|automation|specialist|developer|consultant|intern|trainee)[a-z]*|(?:automation|manual|software|performance|mobile|game|api|functional|system|load|uat) test(?:er|ing|s)?(?: [a-z]+)?|testers?|test automation|automation (?:qa|tester)|engineer in test|in test|software test[a-z]*',
)

const SECURITY = rules(
  'Security',
  '(?:cyber|information|application|app|product|cloud|network|infrastructure|info|it|software|offensive|platform|data|endpoint|browser|ai|api|mobile|web|enterprise|devops|container)[ -]?security(?: [a-z]+)?|cybersecurity|infosec|appsec',
  'security (?:and [a-z]+ )?(?:engineer|engineering|analyst|architect|researcher|research|consultant|operations|specialist|developer|incident|lead|manager|administrator|software|intern|tester|testing|response|grc|compliance engineer|automation|associate|trainee)s?',
  '(?:firewall|waf|palo alto|checkpoint|fortinet) (?:engineer|administrator|admin|specialist|analyst|consultant)s?',
  '(?:okta|cyberark|sailpoint|ping ?identity|forgerock|zscaler|crowdstrike|qualys|forcepoint|imperva|qradar|sentinel|dlp|pam|edr|xdr) (?:[a-z]+ )?(?:engineer|administrator|admin|analyst|developer|consultant|specialist|architect|lead)s?',
  '(?:iso ?27001|pci ?dss|soc ?2|hitrust)(?: [a-z]+)?',
  'cyber(?: [a-z]+)? (?:consultant|analyst|engineer|associate|manager|specialist|lead|risk|defen[cs]e|intern|trainee)s?',
  'soc (?:l[123] )?(?:analyst|lead|manager|l[123])|siem|penetration test[a-z]*|pen ?test[a-z]*|ethical hack[a-z]*|vapt|vulnerability [a-z]+|threat [a-z]+|devsecops|malware [a-z]+|ciso|red team[a-z]*|blue team[a-z]*|(?:iam|identity (?:and|&) access)(?: [a-z]+)?|bug bounty|cryptographer|cryptography engineer|grc (?:analyst|engineer|consultant|specialist)|it (?:audit|governance|risk)[a-z]*|dfir|digital forensic[a-z]*',
)

const EMBEDDED = rules(
  'Embedded & Hardware',
  'electronics? (?:(?:and|&) [a-z]+ )?engineers?|embedded(?: [a-z]+)?|firmware|vlsi|fpga|asic|rtl|physical design|design verification|(?:analog|mixed[ -]signal|digital|rf|circuit|memory|soc|cpu|gpu|ip|pcb|board|layout|chip|silicon|asic|hardware|electronics?|antenna)(?: ic| circuit)? (?:design(?:er)?|layout|verification|validation)(?: [a-z]+)?|(?<!background |document |address )verification (?:engineer|lead|architect)|(?:ams|formal|pre-? ?silicon|subsystem|standard cell|mask) (?:design|layout|verification|validation)(?: [a-z]+)?|dft|post-? ?silicon|bsp|device drivers?|hardware (?:engineer|architect|developer|lead|test[a-z]*|manager|intern)',
  '(?:adas|autonomous (?:driving|vehicles?)|perception|slam|sensor fusion|autosar|embedded)(?: [a-z]+)? (?:engineer|developer|architect|lead|scientist)s?',
  '(?:iot|robotics|autosar|adas|electronics|pcb|dsp|rf|emulation|sta|synthesis|layout|soc|silicon|microcontroller|plc software|avionics software) (?:engineer|developer|architect|lead|intern|specialist|trainee)',
)

const PRODUCT = rules(
  'Product',
  '(?:product|platform) (?:manager|management|owner|lead|head|director|intern|associate manager)|(?:head|director|vp|vice president|svp|avp|chief|lead|manager)(?:,| -| of| -)? ?(?:of )?(?:the )?(?:digital |core |growth |mobile |consumer )?product(?! marketing| support| sales| design| operations| engineering| security| counsel)(?: officer| management)?|apm|cpo|product management [a-z]+|product strategist|group product manager|pm (?:intern|lead)',
)

const DESIGN = rules(
  'Design',
  '(?:ux|ui|user experience|user interface|product|interaction|visual|web|ux ?/ ?ui|ui ?/ ?ux|ui ?& ?ux|uiux|website|service|experience|digital product|app|web and app|ui and ux|game ui|mobile) design(?:er|ers|ing)?(?: [a-z]+)?|ux(?: [a-z]+)?|ui ?/ ?ux(?: [a-z]+)?|ui ux|user research(?:er)?|content designer|design systems?(?: [a-z]+)?|design technologist|information architect|head of design|^design (?:manager|director|lead)',
)

const ERP = rules(
  'ERP & CRM',
  '(?:kinaxis|blue ?yonder|manhattan (?:wms|active)|coupa|ariba|anaplan|hyperion|one ?stream|jd ?edwards|jde|infor(?: ln| m3)?|ifs|veeva|success ?factors|siebel|n ?cino|vlocity|maximo|teamcenter|windchill|murex|calypso|avaloq|t24|flexcube|mambu|ramco|epicor|sage x3|microsoft d365|oracle (?:epm|otm|cpq|pbcs)|celonis|sap) (?:[a-z&/]+ ){0,2}(?:consultant|developer|analyst|administrator|admin|specialist|architect|engineer|lead|solution architect|functional|technical|model builder)s?|^(?:kinaxis|blue ?yonder|manhattan (?:wms|active)|coupa|ariba|anaplan|hyperion|one ?stream|jd ?edwards|jde|infor(?: ln| m3)?|ifs|veeva|success ?factors|siebel|n ?cino|vlocity|maximo|teamcenter|windchill|murex|calypso|avaloq|t24|flexcube|mambu|ramco|epicor|sage x3|microsoft d365|oracle (?:epm|otm|cpq|pbcs)|celonis|sap)$',
  '^(?:workday|guidewire|netsuite|oracle (?:hcm|fusion|ebs|erp|scm))$|(?:tally|tdl) developer|sap(?: [a-z0-9/&-]+)?|abap|salesforce(?: [a-z]+)?|sfdc|service ?now(?: [a-z]+)?|dynamics (?:365|crm|ax|nav)|ms dynamics|d365(?: [a-z]+)?|oracle (?:ebs|fusion|erp|apps|hcm|scm|functional|technical|cloud|apex|consultant|retail|financials)(?: [a-z]+)?|netsuite|peoplesoft|workday (?:[a-z]+ )?(?:consultant|developer|analyst|hcm|integration|administrator|functional|engineer)|erp (?:executive|trainee|intern|support|developer|consultant|functional|technical|analyst|administrator|admin|engineer|implementation|specialist|lead|manager|architect|support)|crm (?:developer|consultant|functional|technical|administrator|admin|engineer|implementation|architect)|odoo|zoho (?:developer|consultant|creator)|guidewire|pega(?: [a-z]+)?|mulesoft|duck creek|temenos|finacle|zendesk (?:developer|administrator)|hubspot developer',
)

const DATA = rules(
  'Data & AI',
  '(?:big )?data (?:science|scientist|engineer|developer|engineering|architect|architecture|analyst|analytics|platform|warehous(?:e|ing)|model(?:l)?(?:er|ing)|governance|quality|visuali[sz]ation|pipeline|infrastructure|management|operations engineer|migration|lake|mining|ops|steward|strategist|specialist|lead|manager|intern|trainee|foundations|orchestration|integration|reliability)s?(?: [a-z]+)?|dataops',
  'sas (?:programmer|developer|analyst|consultant)s?|bioinformatics(?: [a-z]+)?|machine learning|ml|mlops|mle|(?:ai|gen ?ai|generative ai|llm|nlp|agentic ai|applied ai|computer vision|deep learning|conversational ai|ai ?/ ?ml|aiml|artificial intelligence)(?: [a-z]+)? (?:engineer|engineering|developer|scientist|researcher|research|architect|specialist|lead|intern|consultant|analyst|manager|solutions|platform|trainee|associate|director|head|product)[a-z]*|ai ?/ ?ml|aiml|artificial intelligence|deep learning|computer vision|nlp|prompt engineer[a-z]*|generative ai|gen ?ai|llm',
  '(?:ai|ml) (?:engineer|developer|scientist|researcher|architect|specialist|intern|lead|consultant|analyst|trainee)s?|(?:applied|decision|speech|vision|perception|language|machine learning|recommendations?|quantitative research|statistical|computational) scientist|quantitative (?:developer|researcher|analyst)|quant (?:developer|researcher|analyst)|statistician',
  'r shiny(?: [a-z]+)?|r (?:programmer|developer)s?|etl(?: [a-z]+)?|bi (?:developer|engineer|analyst|lead|consultant|architect|manager|specialist|intern)|business intelligence(?: [a-z]+)?|(?:power ?bi|tableau|qlik(?:view|sense)?|looker|teradata|vertica|netezza|greenplum|db2|couchbase|cassandra|clickhouse|ab ?initio|data ?stage|talend|ssis|ssrs|msbi|microstrategy|cognos|alteryx|synapse|adf|data factory|azure data|aws glue|redshift|palantir|collibra|denodo|domo|thoughtspot|snowflake|databricks|hadoop|spark|pyspark|informatica|big query|dbt) (?:[a-z]+ )?(?:developer|engineer|analyst|consultant|lead|architect|specialist|administrator|admin)|analytics engineer[a-z]*|database (?:administrator|engineer|developer|architect|admin|reliability|lead|analyst)[a-z]*|dba|sql (?:developer|dba|server dba|analyst|engineer)|pl/?sql developer|(?:oracle|mongodb|postgresql?|mysql) (?:dba|developer|administrator|engineer)',
)

const DOER =
  '(?:developer|engineer|engineering|programmer|architect|lead|intern|trainee|sde|consultant|specialist|development|expert|professional|fresher|associate|engineers|developers|dev|tech lead|software engineer|app developer|application developer)'

const MOBILE = rules(
  'Mobile',
  `(?:android|ios|mobile(?: app| application| apps)?|flutter|react native|swift|kotlin multiplatform|xamarin|ionic)(?: [a-z+&/-]+){0,2} ${DOER}s?`,
  `^(?:mobile|android|ios) apps?$|${DOER},? (?:android|ios|mobile|flutter|react native)|sde[ -]?[0-9i]* (?:android|ios|mobile)`,
)

const WEB = [
  ...rules(
    'Full Stack',
    '(?:react(?:[. ]?js)?|angular(?:[. ]?js)?|vue(?:[. ]?js)?|front ?-?end)\\s?(?:\\+|&|/|,|and|with|-)?\\s?(?:core java|java|python|node(?:[. ]?js)?|\\.net(?: core)?|dot ?net|c#|php|laravel|spring ?boot|golang|django|ruby|back ?-?end)(?: ?[a-z+/]+)?|(?:core java|java|python|node(?:[. ]?js)?|\\.net(?: core)?|dot ?net|c#|php|laravel|spring ?boot|golang|django|ruby|back ?-?end)\\s?(?:\\+|&|/|,|and|with|-)?\\s?(?:react(?:[. ]?js)?|angular(?:[. ]?js)?|vue(?:[. ]?js)?|front ?-?end)(?: ?[a-z+/]+)?',
    'full ?-?stack(?: [a-z]+)?|(?:mern|mean|mevn)(?: ?-?stack)?(?: [a-z]+)?|lamp developer',
  ),
  ...rules(
    'Frontend',
    `front ?-?end(?: [a-z]+)?|(?:ui|web ui) (?:developer|engineer|engineering|architect|lead|programmer|technologist)|(?:react|reactjs|react\\.js|angular|angularjs|vue|vuejs|vue\\.js|next\\.?js|javascript|typescript|html|css)(?: ?js)? (?:[a-z./]+ )?${DOER}s?|web (?:developer|engineer|development|programmer|designer and developer)[a-z]*|(?:wordpress|shopify|webflow|drupal|magento) (?:[a-z]+ )?(?:developer|intern|trainee|expert|specialist|engineer)s?|(?:ui ?/ ?ux|ux ?/ ?ui|ui ?& ?ux|ui ux) (?:developer|engineer)s?`,
  ),
  ...rules(
    'Backend',
    `back ?-?end(?: [a-z]+)?|server ?-?side ${DOER}|api (?:developer|engineer|engineering)`,
  ),
]

const LANGUAGES = rules(
  'Backend',
  `(?:core java|java|j2ee|python|golang|go|node|nodejs|node\\.js|php|ruby|ruby on rails|ror|rails|django|spring|spring ?boot|\\.net|dot ?net|asp\\.net|c#|scala|rust|laravel|codeigniter|elixir|microservices)(?: ?(?:core|mvc|full|backend|software|web|/|&|and|,)? ?[a-z0-9#.+]*){0,2} (?:developer|engineer|programmer|architect|lead|intern|trainee|consultant|fresher)s?`,
)

const OPERATIONS = rules(
  'DevOps & Cloud',
  'dev ?-? ?ops(?: [a-z]+)?|sre|site reliability(?: [a-z]+)?|cloud (?!support)(?:[a-z]+ )?(?:engineer|engineering|architect|administrator|admin|consultant|operations|developer|specialist|lead|intern|associate|analyst|manager|trainee)[a-z]*|cloudops|finops (?:engineer|analyst|lead|specialist)|platform (?:engineer|engineering|reliability|architect|operations engineer)[a-z]*|infrastructure (?:engineer|engineering|architect|lead|developer|specialist|manager|intern|automation|consultant|analyst|administrator|operations)[a-z]*|core infrastructure|infra (?:engineer|lead|architect)',
  '(?:kubernetes|openshift|aws|azure|gcp|google cloud|terraform|vmware|openstack|observability|monitoring)(?: [a-z]+)? (?:engineer|administrator|admin|architect|consultant|specialist|lead|associate)[a-z]*|(?:build|release|build and release|production reliability|systems? reliability|service reliability|integration reliability|reliability|devex|developer productivity) engineer[a-z]*|(?:configuration|release) manager|network (?:and security |security |development |operations |automation |reliability )?(?:engineer|engineering|administrator|admin|architect|analyst|specialist|developer|lead|technician|consultant|intern|trainee)[a-z]*|(?:linux|unix|storage|backup) (?:systems? )?(?:administrator|admin|engineer|system administrator)',
)

const TOOLS_OF_OPERATIONS = rules(
  'DevOps & Cloud',
  '(?:splunk|dynatrace|appdynamics|new relic|datadog|elk|nagios|solarwinds|chef|puppet|ansible|jenkins|docker|helm|istio|sd-?wan|voip|cisco|juniper|wireless network|wi-?fi|f5|load balancer|routing (?:and|&) switching|network ops) (?:[a-z]+ )?(?:engineer|administrator|admin|analyst|developer|consultant|specialist|architect|lead)s?',
  '^(?:computer )?network(?:s|ing)?$|(?:network|cloud|systems?) operations$',
)

const CLOUD_DEVELOPER = rules('DevOps & Cloud', '(?:aws|azure|gcp|cloud)(?: [a-z]+)? developers?')

/** Before support: "IT Business Analyst" analyses. */
const BUSINESS_ANALYSIS = rules(
  'Analyst',
  '(?:it |technical |senior )?business (?:systems? |process )?analysts?',
)

const SUPPORT = rules(
  'IT Support',
  '(?:euc|end user compute|messaging|collaboration|jamf|workplace technology|endpoint|service ?desk|desk ?side|deskside) (?:[a-z]+ )?(?:engineer|analyst|administrator|admin|specialist|consultant|lead|support|technician)s?|it hardware|(?:exchange|o365|office 365|m365|intune|sccm|citrix|vdi|active directory|wintel) (?:[a-z]+ )?(?:administrator|admin|engineer|specialist|consultant|lead|support)s?',
  'it (?:[a-z]+ )?(?:support|helpdesk|help desk|operations|administrator|admin|executive|engineer|manager|specialist|analyst|technician|infrastructure|services?|asset|head|officer|coordinator|associate|intern|trainee|assistant|consultant|director|lead|systems?|professional|fresher)(?: [a-z]+)?|information technology(?: [a-z]+)?|it$',
  '(?:technical|tech|desktop|application|applications|production|software|l ?[123]|level [123]|system|systems|cloud|network|platform|app|hardware|field|server|database|api|integration|edi|end ?user|user|web|saas|sap|developer) support(?: [a-z]+)?|(?:product|customer|client|global) (?:technical )?(?:support|success|reliability|solutions?) (?:software )?engineer[a-z]*|product support analysts?|support (?:engineer|engineering|developer)[a-z]*|desktop (?:engineer(?:ing)?|technician)|service desk|help ?desk|noc|network operations? cent(?:er|re)[a-z ]*|sys ?admin[a-z]*|systems? (?:and network )?(?:administrator|administration|admin)s?|end user computing|itsm|itil|technical account (?:manager|management|specialist)|tam|technical (?:solutions?|operations|services?|escalation|deployment) (?:engineer|engineering|specialist)[a-z]*|windows (?:[a-z]+ )?(?:administrator|admin|engineer)s?|middleware (?:administrator|admin)|computer (?:technician|hardware)[a-z ]*|data cent(?:er|re) (?:technician|engineer|operations|operator|specialist|lead)[a-z ]*|(?:major )?incident manager|problem manager|hardware (?:and|&) network[a-z]*|hardware technician|network technician|techops (?:engineer|integration)[a-z ]*',
)

const ANALYSIS = rules(
  'Analyst',
  'business (?:systems? |process |technology |it )?analy(?:st|sis)|(?:it|technical|technology|systems?|product|functional|software|application|web|growth|digital analytics|requirements?|solutions?) (?:business )?analysts?|(?:product|web|digital|customer|marketing|growth|user|people|risk|business|game|decision|advanced) analytics (?:analyst|engineer|manager|lead|consultant|specialist|associate|intern|scientist)|(?:techno[ -]?)?functional (?:consultant|analyst)',
)

const SOFTWARE = rules(
  'Software Engineering',
  '(?:aem|adobe experience manager|adobe campaign|adobe commerce|sitecore|sharepoint|rpa|uipath|mainframes?|as/?400|appian|outsystems|mendix|liferay|documentum|filenet|alfresco|opentext|hybris|tibco|webmethods|boomi|esri|arcgis) (?:[a-z&/]+ ){0,2}(?:consultant|developer|analyst|specialist|architect|engineer|lead|expert)s?|^(?:aem|adobe experience manager|sitecore|sharepoint|rpa|uipath|mainframes?|appian|outsystems|tibco|boomi)(?: practice)?$',
  'software(?: [a-z]+)?|sde|sde ?-? ?[0-9i]+|swe|smts|amts|lmts|pmts|mts|member of (?:the )?technical staff|member,? technical staff|programmer(?: [a-z]+)?|computer (?:scientist|engineer|science|programmer)|coder',
  '(?:application|applications|app|game|gameplay|unity|unreal|blockchain|web3|smart contract|solidity|ethereum|api|rpa|uipath|automation anywhere|blue prism|low ?-?code|no ?-?code|power ?apps|power platform|sharepoint|mainframe|cobol|as/?400|plugin|chatbot|bot|ar|vr|xr|ar/vr|graphics|rendering|c|c\\+\\+|qt|rust|compiler|kernel|distributed systems?|search|crypto|protocol|tools?|middleware|integration|desktop application|perl|labview|matlab|simulation|gis|geospatial|audio software|video|codec|browser|payments?|fintech|founding|forward deployed(?: [a-z]+)?|growth|product|ads|mlops|systems software|staff software|principal software|web application|internal tools|r&d software|performance|deployment|release|solutions?|implementation) (?:developer|engineer|engineering|programmer|development engineer)s?',
  '(?:developer|dev) (?:advocate|relations|experience|evangelist|productivity)(?: [a-z]+)?|developer|developers|solutions? (?:architect|architecture|developer|engineer)s?|(?:technical|enterprise|software|application|systems?|integration|cloud|domain|technology|digital|it|data|platform|principal|partner solutions?) architects?|tech(?:nical)? lead|technology (?:lead|architect|analyst|consultant|specialist|associate|intern|engineer)|lead technologist|technical (?:consultant|specialist engineer|staff|writer|trainee|intern)|technical documentation(?: [a-z]+)?|(?:tech|technical documentation) writer|documentation engineer|systems? engineer|graduate software[a-z ]*',
)

/** What a grade stands in front of: "Associate III - Testing", "Lead II - Cloud Infrastructure Services". */
const FIELDS: TitleRule[] = [
  ...rules(
    'QA & Testing',
    '^(?:software |manual |automation |functional |performance )*testing(?: services)?$',
  ),
  ...rules(
    'DevOps & Cloud',
    '^(?:cloud|it)(?: (?:and|&))?(?: infrastructure| infra| platforms?| services| operations| engineering| devops| networks?| solutions)+$|^devops$|^cloud$',
  ),
  ...rules(
    'Software Engineering',
    '^(?:application|digital|product|software) (?:development|engineering)(?: services)?$',
  ),
  ...rules(
    'Data & AI',
    '^(?:databases?|data)$|^data (?:and|&) (?:ai|analytics|insights|engineering)$|^(?:big data|data engineering|analytics|machine learning|ai|ai ?/ ?ml)$',
  ),
  ...rules(
    'Software Engineering',
    '^(?:computers?|cse?|it|information technology|computer science)(?: (?:and|&))?(?: (?:engineering|science|applications?|it))*\\.?$',
  ),
  ...rules('Mobile', '^mobility$|^(?:android|ios|flutter)$'),
  ...rules(
    'Backend',
    '^(?:core )?(?:java|python|golang|node(?:\\.?js)?|\\.net(?: core)?|dot ?net|php|c#|scala)(?: (?:practice|backend|microservices|technology|technologies))?$',
  ),
  ...rules('Frontend', '^(?:react|angular|vue|ui)(?:[. ]?js)?$'),
]

/** Read in this order: what is special before what is general. */
export const DEFINITE: TitleRule[] = [
  ...LOOKALIKES,
  ...MANAGEMENT,
  ...rules(
    'IT Support',
    'systems? (?:and|&) network (?:administrator|admin|engineer|executive)s?|(?:application|app|service|technology) operations (?:engineer|analyst|lead|specialist)s?|(?:laptop|desktop|pc) (?:technician|engineer|repair[a-z]*)',
  ),
  ...rules('Data & AI', '(?:data|ml|ai) platforms? (?:lead|engineer|architect|developer)s?'),
  ...rules('ERP & CRM', 'sap (?:security|grc|basis|project|data|cloud)(?: [a-z&]+)*'),
  ...rules(
    'Embedded & Hardware',
    '(?:hardware|electronics?|pcb|board|chip|silicon)(?: hardware)? (?:test|testing|validation)(?: [a-z]+)?',
    'soc (?:design|verification|engineer|architect)',
  ),
  ...SECURITY,
  ...QUALITY,
  ...PRODUCT,
  ...ERP,
  ...EMBEDDED,
  ...DATA,
  ...MOBILE,
  ...WEB,
  ...DESIGN,
  ...OPERATIONS,
  ...TOOLS_OF_OPERATIONS,
  ...BUSINESS_ANALYSIS,
  ...SUPPORT,
  ...ANALYSIS,
  ...SOFTWARE.slice(0, 1),
  ...LANGUAGES,
  ...CLOUD_DEVELOPER,
  ...SOFTWARE.slice(1),
  ...FIELDS,
]

/** Words that turn a plain "Software Engineer" into one of a kind: "Software Engineer, Backend". */
export const SPECIALITIES: TitleRule[] = [
  ...rules('Full Stack', 'full ?-?stack'),
  ...rules('Frontend', 'front ?-?end|web ui|react|angular|magento|shopify|wordpress'),
  ...rules(
    'ERP & CRM',
    'guidewire|pega|mulesoft|sap|success ?factors|duck creek|finacle|temenos|coupa|kinaxis|blue yonder|anaplan|oracle (?:hcm|fusion|ebs|apps|erp|scm)|salesforce|workday|netsuite|servicenow|dynamics 365',
  ),
  ...rules('Mobile', 'android|ios|mobile|flutter|react native'),
  ...rules('Backend', 'back ?-?end|java|python|golang|node(?:\\.?js)?|\\.net|php|ruby|scala'),
  ...rules(
    'QA & Testing',
    'in test|qa|quality|test automation|testing|automation testing|selenium|cypress|playwright|appium',
  ),
  ...rules('Security', 'security|appsec|identity'),
  ...rules(
    'Data & AI',
    'sas (?:programmer|developer|analyst|consultant)s?|bioinformatics(?: [a-z]+)?|machine learning|ml|ai|genai|data(?! cent)|analytics|search ranking|nlp|computer vision|recommendations',
  ),
  ...rules(
    'DevOps & Cloud',
    'devops|sysops|sre|configuration|data cent(?:er|re)|infrastructure|infra|cloud|release|reliability|kubernetes|networking|observability',
  ),
  ...rules(
    'Embedded & Hardware',
    'embedded|firmware|hardware|vlsi|fpga|iot|robotics|soc|chips?|silicon|asic|5g|lte|modem|hil',
  ),
]
