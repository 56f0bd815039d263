import { table } from '../scan/lexicon.ts'

/** What descriptions say of the work, where the title leaves it open. Each value counts once. */
export const ROLE_WORDS = [
  ...table(
    'role sign',
    `
    software (engineer(s)|engineering|developer(s)|development|developing|system(s))  role sign  software
    software (design|architect(s)|architecture|product(s)|solution(s)|delivery|deliverables)  role sign  software
    software (project(s)|team(s)|release(s)|application(s))  role sign  software
    software (engineering|development) experience|software projects  role sure  software
    software development life cycle  role sure  software
    years (of|in) [professional|relevant|solid|strong] software (engineering|development)  role sure  software
    software development lifecycle|years of IT experience  role sure  software
    (SIEM|SOC) (alerts|monitoring|tool(s))  role sure  security
    LWC|Visualforce|(Sales|Service|Marketing) Cloud  role sure  salesforce
    FICO (config|configuration|module)  role sure  sap
    full cycle implementation(s)|sprint planning  role sign  delivery
    antivirus|(laptops|printers) (+|and|,|&)  role sign  desktops
    IT (programme(s)|program(s)|project(s)|system(s)|infrastructure|application(s)|solution(s))  role sure  it
    API(s)|SDK(s)  role sign  api
    SaaS  role sign  saas
    kernel|device driver(s)|board bring up|bootloader(s)|Yocto|Buildroot  role sign  kernel
    code review(s)|codebase(s)|code base|code quality|coding|(write|writing|review|debug) code  role sign  code
    (production|clean|maintainable|reusable|efficient|testable|quality|readable) code  role sign  code
    (manual|automation) testing  role sign  manual
    test (case(s)|scenario(s)|script(s))|regression test|regression test(s|ing)  role sign  tests
    (test|tests|testing) [web|mobile] application(s)  role sign  tests
    log analysis|(analy(s|z)e|read|reading|check|checking|application|server) logs|runbook(s)  role sign  logs
    debug(ging)|unit test|unit test(s|ing)|version control  role sign  debugging
    (distributed|scalable|backend|back end|web|website|mobile) (system(s)|service(s))  role sign  applications
    (web|website|mobile|scalable) (application(s)|app(s))  role sign  applications
    (backend|back end|frontend|front end|web|website|app|game|mobile) development  role sign  applications
    programming [language(s)|skill(s)|knowledge|fundamentals]|computer science(s)|CSE  role sign  programming
    Guidewire|PolicyCenter|S / 4 HANA|S / 4HANA|Oracle (Fusion|EBS|Apps|Cloud)|MuleSoft|Pega  role sign  product
    Dynamics 365|Workday HCM|Temenos|Finacle|UiPath|AUTOSAR|firmware|microcontroller(s)  role sign  product
    (desktop|laptop|server|computer)(s) (support|repair|troubleshooting|installation|maintenance)  role sign  computers
    (LAN|WAN|lan) (and|/|,) (WAN|wan|LAN)|operating system(s)|firewall(s)|os installation  role sign  computers
    of desktops|desktop(s) and laptop(s)|desktop computers|desktops (,|/) laptops  role sign  computers
    routers (and|,|/|&) switches|hardware and software issues  role sign  computers
    `,
  ),
  ...table(
    'role elsewhere',
    `
    brake(s)|nvh|endurance|transformer(s)|relay(s)|switchgear|HV panel(s)|casting(s)  role elsewhere  shop
    forging(s)  role elsewhere  shop
    machining|machined|machines|factory|shop floor|production line|assembly line  role elsewhere  shop
    vehicle(s)|welding  role elsewhere  shop
    raw material(s)|HPLC|GMP|laborator(y|ies)|chemical(s)|garment(s)|fabric(s)|vernier|CAPA|BMR|USFDA|formulation  role elsewhere  shop
    CMM|PPAP|5S  role elsewhere  shop
    boiler(s)|turbine(s)|motor(s)|pump(s)|valve(s)|hydraulic(s)|compressor(s)|bearing(s)  role elsewhere  shop
    concrete (cube(s)|structures|works)|bitumen|aggregates|gear(s)|gearbox(es)|steel|cement  role elsewhere  shop
    substation|conveyor(s)  role elsewhere  shop
    site execution|contractor(s)|BOQ  role elsewhere  shop
    (fiber|fibre) (installation|splicing|cable(s)|cut(s))|broadband|set top|DTH|CCTV  role elsewhere  field
    air condition(er(s)|ing)|washing machine(s)|home appliance(s)|lifts|elevators  role elsewhere  field
    medical equipment  role elsewhere  field
    voice (process|support)|calls|calling|call (centre|center)|BPO|inbound|outbound  role elsewhere  calls
    (US|UK) shift  role elsewhere  calls
    `,
  ),
]
