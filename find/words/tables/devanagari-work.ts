/**
 * Skills, roles, other work and companies: the word that the search knows, then how it is written in Hindi. Spellings that
 * differ only by nukta, or by how a nasal is written, are one.
 */
export const WORK_WORDS = `
javascript: जावास्क्रिप्ट, जावा स्क्रिप्ट
js: जेएस
typescript: टाइपस्क्रिप्ट, टाइप स्क्रिप्ट
java: जावा
python: पायथन, पाइथन, पाइथॉन, पायथॉन
c++: सी प्लस प्लस, सीपीपी, सी प्लसप्लस
c#: सी शार्प
c: सी, सी लैंग्वेज
.net: डॉट नेट, डॉटनेट, डाट नेट
asp.net: एएसपी डॉट नेट
golang: गोलैंग, गो लैंग
rust: रस्ट
ruby: रूबी
ruby on rails: रूबी ऑन रेल्स
kotlin: कोटलिन, कॉटलिन
swift: स्विफ्ट
dart: डार्ट
php: पीएचपी, पी एच पी
scala: स्काला
perl: पर्ल
matlab: मैटलैब
react: रिएक्ट, रियेक्ट, रियैक्ट
reactjs: रिएक्टजेएस, रिएक्ट जेएस
react native: रिएक्ट नेटिव
angular: एंगुलर, ऐंगुलर, एंग्युलर, अंगुलर
vue.js: व्यू जेएस, व्यूजेएस, वीयू जेएस
next.js: नेक्स्ट जेएस, नेक्स्टजेएस
redux: रिडक्स
jquery: जेक्वेरी, जेक्वेरी
html: एचटीएमएल, एच टी एम एल
css: सीएसएस
tailwind: टेलविंड
bootstrap: बूटस्ट्रैप
nodejs: नोडजेएस, नोड जेएस, नोड
express js: एक्सप्रेस जेएस
spring: स्प्रिंग
spring boot: स्प्रिंग बूट
hibernate: हाइबरनेट
django: जैंगो, जांगो, डीजैंगो
flask: फ्लास्क
laravel: लारावेल
graphql: ग्राफक्यूएल
microservices: माइक्रोसर्विस, माइक्रोसर्विसेज
firebase: फायरबेस
android: एंड्रॉइड, एंड्रॉयड, एंड्राइड, एंड्रायड
ios: आईओएस, आइओएस
flutter: फ्लटर
unity: यूनिटी
wordpress: वर्डप्रेस, वर्ड प्रेस
sql: एसक्यूएल, एस क्यू एल
mysql: मायएसक्यूएल, माईएसक्यूएल, माय एसक्यूएल
postgresql: पोस्टग्रेएसक्यूएल, पोस्टग्रेस
plsql: पीएलएसक्यूएल
oracle: ओरेकल, ऑरेकल
mongodb: मोंगोडीबी, मॉन्गोडीबी, मोंगो डीबी
redis: रेडिस
nosql: नोएसक्यूएल
kafka: काफ्का
spark: स्पार्क
hadoop: हडूप, हाडूप
snowflake: स्नोफ्लेक
etl: ईटीएल
machine learning: मशीन लर्निंग, मशीन लर्निग, एमएल
deep learning: डीप लर्निंग
nlp: एनएलपी
computer vision: कंप्यूटर विजन
generative ai: जेनरेटिव एआई, जनरेटिव एआई
ai: एआई, आर्टिफिशियल इंटेलिजेंस, कृत्रिम बुद्धिमत्ता
pytorch: पायटॉर्च
tensorflow: टेंसरफ्लो
pandas: पांडास
aws: एडब्ल्यूएस, एडब्लूएस
azure: एज्योर, अज़्योर, एज़्यूर, अज़ूर
google cloud: गूगल क्लाउड
cloud: क्लाउड, क्लाउड कंप्यूटिंग
docker: डॉकर
kubernetes: कुबेरनेट्स, कुबेरनेटिस, क्यूबरनेटीज, कुबरनेट्स, कुबेरनेटीज
terraform: टेराफॉर्म
ansible: एंसिबल
jenkins: जेनकिंस
git: गिट
linux: लिनक्स, लाइनक्स
shell scripting: शेल स्क्रिप्टिंग
networking: नेटवर्किंग
network: नेटवर्क
penetration testing: पेनेट्रेशन टेस्टिंग
ethical hacking: एथिकल हैकिंग
selenium: सेलेनियम, सिलेनियम
api testing: एपीआई टेस्टिंग
manual testing: मैनुअल टेस्टिंग
automation testing: ऑटोमेशन टेस्टिंग
automation: ऑटोमेशन, स्वचालन
embedded: एम्बेडेड, इंबेडेड
vlsi: वीएलएसआई
iot: आईओटी
system design: सिस्टम डिज़ाइन
sap: सैप, एसएपी
servicenow: सर्विसनाउ
salesforce: सेल्सफोर्स, सेल्स फोर्स
tableau: टैब्लो, टेबलो
power bi: पावर बीआई
excel: एक्सेल
figma: फिग्मा
agile: एजाइल
blockchain: ब्लॉकचेन, ब्लॉक चेन
software: सॉफ्टवेयर, सॉफ़्टवेअर, साफ्टवेयर, सोफ्टवेर
hardware: हार्डवेयर
web: वेब
website: वेबसाइट
mobile: मोबाइल
app: ऐप, एप
frontend: फ्रंटएंड, फ्रंट एंड, फ्रंटेंड
backend: बैकएंड, बैक एंड, बैकेंड, बेकएंड
full stack: फुल स्टैक, फुलस्टैक, फूल स्टैक
devops: डेवऑप्स, डेव ऑप्स, डेवोप्स
developer: डेवलपर, डिवेलपर, डेवलोपर, डेवलपमेंटर
development: डेवलपमेंट, विकास
engineer: इंजीनियर, इंजिनियर, अभियंता
engineering: इंजीनियरिंग, अभियांत्रिकी
programmer: प्रोग्रामर
programming: प्रोग्रामिंग
coding: कोडिंग
coder: कोडर
tester: टेस्टर
testing: टेस्टिंग, परीक्षण
qa: क्यूए
designer: डिज़ाइनर, डिजायनर
design: डिज़ाइन, डिजाइनिंग
graphic: ग्राफिक, ग्राफिक्स
ui: यूआई
ux: यूएक्स
ui ux: यूआई यूएक्स
data: डेटा, डाटा
data science: डेटा साइंस, डाटा साइंस
data scientist: डेटा साइंटिस्ट, डाटा साइंटिस्ट
data analyst: डेटा एनालिस्ट, डाटा एनालिस्ट, डेटा विश्लेषक
data engineer: डेटा इंजीनियर, डाटा इंजीनियर
data entry: डेटा एंट्री, डाटा एंट्री
analyst: एनालिस्ट, विश्लेषक
analytics: एनालिटिक्स
business: बिजनेस, व्यवसाय
scientist: साइंटिस्ट
science: साइंस
database: डेटाबेस, डाटाबेस
dba: डीबीए
administrator: एडमिनिस्ट्रेटर, एडमिन, प्रशासक
system: सिस्टम
support: सपोर्ट
technical support: टेक्निकल सपोर्ट, तकनीकी सहायता
technical: टेक्निकल, तकनीकी
help desk: हेल्प डेस्क, हेल्पडेस्क
security: सिक्योरिटी, सुरक्षा
cyber security: साइबर सिक्योरिटी, साइबर सुरक्षा, साइबरसिक्योरिटी
architect: आर्किटेक्ट
manager: मैनेजर, प्रबंधक
product manager: प्रोडक्ट मैनेजर
project manager: प्रोजेक्ट मैनेजर
product: प्रोडक्ट
project: प्रोजेक्ट
lead: लीड
team lead: टीम लीड
scrum master: स्क्रम मास्टर
consultant: कंसल्टेंट, सलाहकार
operator: ऑपरेटर
computer operator: कंप्यूटर ऑपरेटर
computer: कंप्यूटर
writer: राइटर, लेखक
technical writer: टेक्निकल राइटर
trainer: ट्रेनर
trainee: ट्रेनी, प्रशिक्षु
apprentice: अप्रेंटिस
apprenticeship: अप्रेंटिसशिप
intern: इंटर्न
internship: इंटर्नशिप, इंटरनशिप
junior: जूनियर
senior: सीनियर, वरिष्ठ
associate: एसोसिएट
executive: एग्जीक्यूटिव, एक्जीक्यूटिव
game: गेम
game developer: गेम डेवलपर
embedded engineer: एम्बेडेड इंजीनियर
erp: ईआरपी
crm: सीआरएम
seo: एसईओ
hr: एचआर
sales: सेल्स
marketing: मार्केटिंग
teacher: टीचर, शिक्षक, अध्यापक
driver: ड्राइवर
doctor: डॉक्टर
nurse: नर्स
bank: बैंक
police: पुलिस
railway: रेलवे
accountant: अकाउंटेंट, एकाउंटेंट
infosys: इन्फोसिस, इनफोसिस
wipro: विप्रो
hcltech: एचसीएल, एचसीएल टेक, एचसीएलटेक
cognizant: कॉग्निजेंट, कॉग्निज़ेंट, कोग्निजेंट
tech mahindra: टेक महिंद्रा, टेक महेंद्रा, टेक महिन्द्रा
tcs: टीसीएस, टाटा कंसल्टेंसी, टाटा कंसल्टेंसी सर्विसेज
tata: टाटा
accenture: एक्सेंचर, एक्सेंच्योर
capgemini: कैपजेमिनी, केपजेमिनी
ibm: आईबीएम
ltimindtree: एलटीआई माइंडट्री, माइंडट्री, एलटीआई
amazon: अमेज़न, अमेजॉन, एमेज़ॉन, ऐमज़ॉन
google: गूगल
microsoft: माइक्रोसॉफ्ट
meta: मेटा
apple: एप्पल, ऐप्पल
flipkart: फ्लिपकार्ट
paytm: पेटीएम
phonepe: फोनपे
zoho: जोहो, ज़ोहो
zomato: जोमैटो
swiggy: स्विगी
ola: ओला
uber: उबर
adobe: अडोबी, एडोब, अडोब
intel: इंटेल
samsung: सैमसंग
dell: डेल
cisco: सिस्को
deloitte: डेलॉइट, डेलॉयट
ey: ईवाई
pwc: पीडब्ल्यूसी
kpmg: केपीएमजी
reliance: रिलायंस
jio: जियो
airtel: एयरटेल
mphasis: एम्फेसिस
persistent: पर्सिस्टेंट
mahindra: महिंद्रा
bosch: बॉश
siemens: सीमेंस
nvidia: एनवीडिया
razorpay: रेजरपे
`
