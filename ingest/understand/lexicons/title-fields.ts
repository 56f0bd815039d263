import type { JobCategory } from '#core/job.ts'

/**
 * What IT work is done with or on: languages, products, departments. Any of them makes IT of a noun that says
 * nothing itself ("consultant - java"), unless a function or a trade stands between ("java sales executive").
 * Skills of `core/skills` that have a category count too, without a row here.
 */
export const FIELDS: Partial<Record<JobCategory, string>> = {
  'Software Engineering':
    'software, ui path, seo developer, software coder, web app, programming language, coding, aem, adobe ' +
    'experience manager, adobe campaign, adobe commerce, sitecore, sharepoint, rpa, uipath, automation anywhere, ' +
    'blue prism, mainframe, cobol, jcl, as400, as 400, rpgle, appian, outsystem, mendix, power app, powerapps, ' +
    'power platform, power automate, low code, no code, lowcode, nocode, liferay, documentum, filenet, alfresco, ' +
    'opentext, hybris, tibco, webmethods, boomi, apigee, camunda, arcgis, esri, gis, geospatial, blockchain, ' +
    'web3, smart contract, solidity, ethereum, defi, unity, unreal, unreal engine, game engine, ibm bpm, ' +
    'gameplay, ar vr, vr, xr, chatbot, compiler, interpreter, c++, cpp, c c++, qt, perl, plugin, sdk, saas, ' +
    'middleware, computer science, cse, cse it, computer application, computer engineering, computer engg, bca, ' +
    'mca, microsoft 365 developer, vba, excel vba, crystal report, web scraping, web scraper, algorithm, ' +
    'algorithmic, video conferencing, bot, operating system, distributed system, codec, graphics driver, opengl, ' +
    'matlab developer, fintech platform, hpc, software product, software system, e governance, mes, quantum ' +
    'computing, digital transformation engineering, developer tool, agile, technical program, internal tool, ' +
    'engineering software, application maintenance, application management, computing, programmer',
  Backend:
    'java, core java, j2ee, jee, java ee, springboot, python, golang, go, node, nodejs, node.js, node js, php, ' +
    'ruby, rails, ruby on rails, ror, django, flask, fastapi, spring, spring boot, .net, .net core, dotnet, dot ' +
    'net, dot net core, asp.net, asp .net, vb.net, c#, scala, rust, laravel, codeigniter, yii, symfony, elixir, ' +
    'erlang, clojure, microservice, micro service, backend, back end, server side, api, rest api, graphql, ' +
    'nestjs, nest.js',
  Frontend:
    'frontend, front end, react, reactjs, react.js, react js, angular, angularjs, angular js, vue, vuejs, vue.js, ' +
    'next.js, nextjs, javascript, typescript, html, css, ui, web ui, web, website, wordpress, shopify, webflow, ' +
    'drupal, magento, wix, squarespace, joomla, elementor, web development, svelte, ember, jquery, html5, ' +
    'woocommerce, prestashop, cms',
  'Full Stack':
    'full stack, fullstack, fsd, mern, mean, mevn, mern stack, mean stack, lamp, lamp stack, pern',
  Mobile:
    'android, ios, mobile app, mobile application, mobile, flutter, react native, swift, kotlin, xamarin, ionic, ' +
    'objective c, mobility, kotlin multiplatform, jetpack compose, swiftui, mobile web, app development, mobile ' +
    'apps',
  'Data & AI':
    'data, big data, data science, data engineering, data analytics, data platform, data pipeline, data warehouse, data ' +
    'warehousing, data modeling, data governance, data quality, data visualization, data migration, data lake, ' +
    'data mining, data management, dataops, data operation engineer, database, sql, pl sql, plsql, oracle dba, ' +
    'decision science, odi, mysql, postgresql, postgres, mongodb, cassandra, redis, etl, elt, bi, business intelligence, power bi, ' +
    'powerbi, tableau, qlik, qlikview, qliksense, qlik sense, looker, teradata, vertica, netezza, greenplum, db2, ' +
    'couchbase, clickhouse, ab initio, datastage, data stage, talend, ssis, ssrs, ssas, msbi, microstrategy, ' +
    'cognos, alteryx, synapse, adf, data factory, azure data engineer, redshift, palantir, collibra, denodo, ' +
    'domo, thoughtspot, snowflake, databricks, hadoop, spark, pyspark, informatica, bigquery, big query, dbt, ' +
    'airflow, hive, machine learning, ml, mlops, ml ops, llmops, ai, ai ml, aiml, gen ai, genai, generative ai, agentic ' +
    'ai, llm, llms, nlp, artificial intelligence, deep learning, computer vision, image processing, natural ' +
    'language processing, reinforcement learning, conversational ai, speech recognition, recommendation, ' +
    'recommender, analytics, advanced analytics, analytic engineering, sas, r shiny, bioinformatics, quant, ' +
    'quantitative, business analytics, predictive, oracle pl sql, oracle developer, microsoft fabric, fabric ' +
    'data, fabric, perception, data and analytics, data and ai, mdm, master data management, vector search, rag, ' +
    'search ranking, sql server',
  'DevOps & Cloud':
    'devops, dev ops, cloud, cloudops, finops, sre, site reliability, kubernetes, openshift, aws, azure, gcp, ' +
    'google cloud, terraform, ansible, puppet, chef automation, jenkins, docker, helm, istio, vmware, openstack, ' +
    'hyper v, nutanix, observability, splunk, dynatrace, appdynamics, new relic, datadog, elk, nagios, ' +
    'solarwinds, prometheus, grafana, linux, unix, solaris, aix, redhat, red hat, network, networking, computer ' +
    'network, network operation, network infrastructure, cisco, juniper, aruba, sd wan, sdwan, load balancer, f5, ' +
    'ccna, ccnp, voip network, san storage, backup, netapp, commvault, veeam, veritas, netbackup, cloud ' +
    'infrastructure, infrastructure, infra, infrastructure service, platform engineering, build and release, ' +
    'release engineering, ci cd, kafka, rabbitmq, ibm mq, websphere mq, activemq, websphere, weblogic, jboss, ' +
    'tomcat, nginx, apache web server, elasticsearch, elastic search, opensearch, solr, confluent, hashicorp, ' +
    'vault hashicorp, git, github, gitlab, bitbucket, artifactory, control m, autosys, tidal, mft, cloud native, ' +
    'routing and switching, wireless network, wi fi, sysops, system reliability, cloud operation, cloud ' +
    'migration, wan, lan, unified communication, voice engineer, team voice, voice platform, telephony, cloud ' +
    'infrastructure service, server engineering, hypervisor, virtualization, virtualisation, storage ' +
    'administrator, storage admin, storage engineer, storage consultant, storage and backup',
  Security:
    'cyber security, cybersecurity, cyber, information security, infosec, appsec, application security, network ' +
    'security, cloud security, product security, data security, endpoint security, it security, offensive ' +
    'security, security operation, security engineering, security architecture, devsecops, vapt, siem, soc l1, ' +
    'soc l2, soc l3, security risk, security risk analyst, dfir, forensic, digital forensic, cyber forensic, ' +
    'threat, threat intelligence, vulnerability, vulnerability management, penetration testing, pen testing, ' +
    'ethical hacking, malware, red team, blue team, purple team, iam, identity and access, identity access ' +
    'management, identity governance, pam, privileged access, okta, cyberark, sailpoint, ping identity, ' +
    'pingidentity, pingfederate, forgerock, saviynt, beyondtrust, delinea, one identity, entra id, azure ad, ' +
    'zscaler, crowdstrike, qualys, nessus, tenable, forcepoint, imperva, qradar, sentinel, arcsight, dlp, edr, ' +
    'xdr, firewall, waf, palo alto, checkpoint, check point, fortinet, fortigate, iso 27001, iso27001, pci dss, ' +
    'soc 2, hitrust, grc, it audit, it risk, it governance, it compliance, cryptography, bug bounty, ai security, ' +
    'web security, api security, devops security, security software, security testing, security compliance',
  'QA & Testing':
    'selenium, cypress, playwright, appium, jmeter, loadrunner, testng, tosca, uft, katalon, karate, automation ' +
    'testing, manual testing, software testing, performance testing, api testing, mobile testing, game testing, ' +
    'test automation, software quality, automation qa, software test, manual test, penetration test, uat, etl ' +
    'testing, software qa, performance test, software quality assurance, qa automation, accessibility testing, database testing',
  'Embedded & Hardware':
    'place and route, pnr, embedded, embedded system, embedded software, embedded c, embedded linux, firmware, vlsi, fpga, asic, rtl, ' +
    'soc design, soc verification, soc, silicon, post silicon, pre silicon, physical design, physical ' +
    'verification, design verification, dft, analog layout, analog design, analog, mixed signal, ams, digital ' +
    'design, memory layout, memory design, standard cell, circuit design, ic design, cpu, gpu, pcb, pcb design, ' +
    'pcb layout, board design, board bring up, bsp, device driver, linux kernel, linux bsp, bootloader, hardware ' +
    'design, hardware engineer, hardware validation, hardware verification, hardware test, electronics hardware, ' +
    'iot, iiot, internet of thing, robotics software, robotics, ros, autosar, adas, autonomous driving, ' +
    'autonomous vehicle, slam, sensor fusion, uvm, verilog, systemverilog, vhdl, emulation, sta, dsp, rtos, ' +
    'microcontroller, avionics software, modem, 5g, lte, wireless protocol, protocol stack, hil, simulink, eda, ' +
    'verification engineer, layout engineer, emulation engineer, electronics engineer, electronic engineer, ' +
    'semiconductor, chip design, chip, power electronics, electronics and communication, robotics engineer, rf ' +
    'design, rfic, antenna, camera hal, plc software, hardware architect, verification lead, layout lead, ' +
    'hardware developer',
  Design:
    'ux, ui ux, uiux, ux ui, user experience, user interface, ux design, ui design, interaction design, web ' +
    'design, figma, design system, design systems, usability',
  'IT Support':
    'desktop and printer, network and cctv, networking and cctv, it, ict, information technology, ' +
    'information system, itsm, itil, it infrastructure, it support, it ' +
    'infrastructure support, it operation, it service, it hardware, it asset, it helpdesk, end user computing, ' +
    'end user compute, euc, exchange server, exchange online, exchange, microsoft exchange, ms team, o365, office ' +
    '365, microsoft 365, m365, intune, sccm, jamf, citrix, vdi, active directory, wintel, windows server, window ' +
    'server, windows, voip, dialer, dialler, asterisk, collaboration tool, microsoft team, webex, zoom room, ' +
    'endpoint, endpoint management, workplace technology, messaging, server support, server admin, desktop, ' +
    'moodle, lms administrator, it vendor, jira, confluence, atlassian, google workspace, g suite, zendesk ' +
    'administrator, noc, network operation center, network operation centre, server administrator, data center ' +
    'operation, data centre operation, computer hardware, atm network, software asset, plant it, hims, avaya, ' +
    'genesys, audio visual support',
  'ERP & CRM':
    'sap, abap, ewm, s 4hana, s4hana, hana, salesforce, sfdc, servicenow, service now, dynamics 365, dynamics crm, ' +
    'dynamics ax, dynamics nav, ms dynamics, microsoft dynamics, d365, business central, zoho creator, navision, ' +
    'oracle fusion, oracle ebs, oracle erp, oracle app, oracle apps, oracle hcm, oracle scm, oracle cloud, oracle ' +
    'epm, oracle otm, oracle cpq, oracle apex, oracle retail, oracle functional, oracle technical, oracle ' +
    'financials, fusion hcm, fusion scm, fusion erp, netsuite, peoplesoft, workday, odoo, erpnext, zoho, ' +
    'guidewire, pega, mulesoft, duck creek, temenos, t24, finacle, flexcube, kinaxis, blue yonder, blueyonder, ' +
    'manhattan wms, manhattan active, coupa, ariba, anaplan, hyperion, hfm, fccs, onestream, jd edwards, jde, jd edwards ' +
    'cnc, infor, infor ln, ifs, veeva, success factor, successfactors, siebel, ncino, vlocity, maximo, ' +
    'teamcenter, windchill, murex, calypso, avaloq, mambu, ramco, epicor, sage x3, celonis, hubspot developer, ' +
    'cbs support, core banking, plm, cerner, epic systems, medidata rave, tdl, erp software, hrms software, fico ' +
    'consultant, erp, crm developer, oracle utilities, sap basis, ui path sap, ellucian, veeva vault',
  Analyst:
    'business system, system analysis, requirement gathering, digital analytics, web analytics, ' +
    'it business, product analytics, marketing analytics, risk analytics, customer analytics, growth analytics, ' +
    'reporting analyst sql',
}

/** Words that make IT only of somebody who builds: an engineer, an architect, a developer. */
export const SOFT_FIELDS: Partial<Record<JobCategory, string>> = {
  'Software Engineering':
    'point of sale, store technology, technology, tech, technical, digital, system, solution, application, ' +
    'app, product, platform, integration, ' +
    'implementation, tooling platform, game, gaming, search, payment, storage, server, kernel, fintech, growth, ' +
    'ads, desktop application, crypto, protocol, graphics, rendering, simulation, video streaming, browser, ' +
    'internal, principal, founding, e commerce platform, information, rnd software, release, deployment, ' +
    'performance, computer, mathwork, martech, developer productivity, productivity, checkout, billing platform, ' +
    'identity platform, identity, secret, compute, ecosystem, experience platform, seller system, marketing ' +
    'technology, sale system, core technology, core performance',
  'DevOps & Cloud': 'reliability, monitoring, performance platform, configuration',
  'QA & Testing': 'test, testing, quality engineering, validation, quality assurance, qa',
  'IT Support': 'support, technical operation, hardware, technical support, customer support software',
  Security: 'security, identity, secure, trust and safety engineering',
  'Embedded & Hardware':
    'verification, layout, hardware, electronics, electronic, robotics, wireless, rf, telecom core, camera, ' +
    'sensor, automotive software',
  'Data & AI':
    'vision, speech, ranking, insight, recommendation, forecasting, optimization algorithm, language model, ' +
    'statistical, computational, analytics engineering',
}

/** Fields that a narrower one beside them outranks: their categories are the plain ones. */
export const PLAIN =
  'technology analyst, platform engineer, infrastructure engineer, reliability engineer, software, technology, ' +
  'tech, technical, system, application, app, programming, coding, computer science, cse, web app, digital, ' +
  'platform, it, information technology, computer, solution, product, computing, saas, internal, programmer, ' +
  'developer, coder, automation, integration, implementation, search, payment, ict, software product, cse it, ' +
  'aws, azure, gcp, google cloud, cloud, middleware, interpreter, internal tool, it infrastructure, ' +
  'infrastructure'

/** Fields that other trades name too: they make IT of a builder, a keeper or a learner, not of an office. */
export const LOOSE =
  'api, web, website, mobile, mobility, network, networking, data, backup, infrastructure, infra, chip, desktop, ' +
  'messaging, windows, bot, bi, vision, threat, perception, recommendation, go, node, spring, rust, swift, unity, ' +
  'unreal, chef, vault, fabric data, forensic, modem, kernel, endpoint, predictive, analog, quantitative, wan, ' +
  'lan, c++, semiconductor, sta, ams, pam, usability, robotics, analytics, frontend, front end, backend, back end'

/** Spellings, in the words that the tables have. */
export const SPELLINGS: Record<string, string> = {
  engg: 'engineering',
  engr: 'engineer',
  enginer: 'engineer',
  engineeer: 'engineer',
  eng: 'engineer',
  developement: 'development',
  develper: 'developer',
  devloper: 'developer',
  develoepr: 'developer',
  programer: 'programmer',
  mngr: 'manager',
  sw: 'software',
  hw: 'hardware',
  adm: 'administrator',
  centre: 'center',
  analytic: 'analytics',
  infrastucture: 'infrastructure',
  tech: 'tech',
  asso: 'associate',
  exec: 'executive',
  acct: 'account',
  accts: 'account',
  dept: 'department',
  specilist: 'specialist',
  artifical: 'artificial',
}
