import { foldText } from '#core/fold-text.ts'

/** A place by one of its names in Devanagari. */
export interface DevanagariName {
  /** As the site shows it. */
  place: string
  /** Also an everyday word: कोटा is a quota, गया is "went". */
  isWord: boolean
}

/**
 * Cities and states in Devanagari: the name that the site shows, then how it is written in Hindi. Spellings that differ
 * only by nukta, or by how a nasal is written, are one (`foldText`). A `*` marks an everyday word. A list by hand:
 * lists that can be had were translated by machine, and call Erode "finished". On the server only.
 */
const NAMES = `
Bengaluru: बेंगलुरु, बैंगलोर, बंगलौर, बंगलोर, बेंगलूरु, बंगलुरु, बेंगलूर
Hyderabad: हैदराबाद
Secunderabad: सिकंदराबाद
Pune: पुणे, पूना, पुना
Pimpri-Chinchwad: पिंपरी चिंचवड, पिंपरी, चिंचवड
Mumbai: मुंबई, मुम्बई, बंबई, बम्बई, बॉम्बे
Navi Mumbai: नवी मुंबई
Thane: ठाणे, थाने*
Kalyan: कल्याण
Vasai: वसई, विरार
Chennai: चेन्नई, चैन्नई, चेन्नै, मद्रास
Delhi: दिल्ली, नई दिल्ली, न्यू दिल्ली, देहली
Delhi NCR: दिल्ली एनसीआर, एनसीआर
Gurugram: गुरुग्राम, गुड़गाँव, गुड़गांव, गुडगांव
Noida: नोएडा, नोयडा, नॉएडा
Greater Noida: ग्रेटर नोएडा
Ghaziabad: गाज़ियाबाद
Faridabad: फ़रीदाबाद
Kolkata: कोलकाता, कलकत्ता, कोलकत्ता
Howrah: हावड़ा
Durgapur: दुर्गापुर
Siliguri: सिलीगुड़ी
Kharagpur: खड़गपुर
Ahmedabad: अहमदाबाद
Gandhinagar: गांधीनगर, गाँधीनगर
Vadodara: वडोदरा, बड़ौदा
Surat: सूरत
Rajkot: राजकोट
Bhavnagar: भावनगर
Jamnagar: जामनगर
Anand: आणंद, आनंद*
Kochi: कोच्चि, कोची, कोचीन
Thiruvananthapuram: तिरुवनंतपुरम, तिरुअनंतपुरम, त्रिवेंद्रम
Kozhikode: कोझिकोड, कालीकट
Thrissur: त्रिशूर, त्रिस्सूर
Kollam: कोल्लम
Kannur: कन्नूर
Palakkad: पलक्कड़
Kottayam: कोट्टायम
Alappuzha: अलाप्पुझा, अलेप्पी
Malappuram: मलप्पुरम
Coimbatore: कोयंबटूर, कोयम्बटूर, कोयंबतूर
Madurai: मदुरै, मदुराई
Tiruchirappalli: तिरुचिरापल्ली, त्रिची
Salem: सेलम
Erode: ईरोड, इरोड
Tirunelveli: तिरुनेलवेली
Vellore: वेल्लोर
Hosur: होसुर, होसूर
Tiruppur: तिरुपुर, तिरुप्पूर
Puducherry: पुदुचेरी, पुडुचेरी, पांडिचेरी, पॉन्डिचेरी
Mysuru: मैसूरु, मैसूर
Mangaluru: मंगलूरु, मंगलुरु, मंगलौर, मैंगलोर
Hubballi: हुबली, हुबल्ली
Belagavi: बेलगावी, बेलगाम, बेलगांव
Udupi: उडुपी
Davanagere: दावणगेरे, दावनगेरे
Kalaburagi: कलबुर्गी, गुलबर्गा
Shivamogga: शिवमोग्गा, शिमोगा
Tumakuru: तुमकुरु, तुमकूर
Visakhapatnam: विशाखापत्तनम, विशाखापट्टनम, विशाखापट्टणम, वाइज़ैग, विज़ाग
Vijayawada: विजयवाड़ा
Guntur: गुंटूर
Tirupati: तिरुपति
Kakinada: काकीनाडा
Nellore: नेल्लोर
Rajahmundry: राजमुंदरी
Warangal: वारंगल
Karimnagar: करीमनगर
Nagpur: नागपुर
Nashik: नासिक, नाशिक
Chhatrapati Sambhajinagar: छत्रपति संभाजीनगर, संभाजीनगर, औरंगाबाद
Kolhapur: कोल्हापुर
Solapur: सोलापुर, शोलापुर
Sangli: सांगली
Satara: सतारा, सातारा
Amravati: अमरावती
Akola: अकोला
Jalgaon: जलगांव, जलगाँव
Ahilyanagar: अहिल्यानगर, अहमदनगर
Panaji: पणजी
Goa: गोवा
Jaipur: जयपुर
Jodhpur: जोधपुर
Udaipur: उदयपुर
Kota: कोटा*
Ajmer: अजमेर
Bikaner: बीकानेर
Alwar: अलवर
Bhilwara: भीलवाड़ा
Lucknow: लखनऊ
Kanpur: कानपुर
Varanasi: वाराणसी, बनारस, काशी*
Prayagraj: प्रयागराज, इलाहाबाद
Agra: आगरा
Meerut: मेरठ
Bareilly: बरेली
Aligarh: अलीगढ़
Gorakhpur: गोरखपुर
Mathura: मथुरा
Moradabad: मुरादाबाद
Jhansi: झांसी, झाँसी
Indore: इंदौर, इन्दौर
Bhopal: भोपाल
Gwalior: ग्वालियर
Jabalpur: जबलपुर
Ujjain: उज्जैन
Raipur: रायपुर
Bhilai: भिलाई
Bilaspur: बिलासपुर
Durg: दुर्ग
Patna: पटना
Gaya: गया*
Muzaffarpur: मुज़फ़्फ़रपुर
Bhagalpur: भागलपुर
Ranchi: रांची, राँची
Jamshedpur: जमशेदपुर, टाटानगर
Dhanbad: धनबाद
Bokaro: बोकारो
Bhubaneswar: भुवनेश्वर
Cuttack: कटक
Rourkela: राउरकेला
Guwahati: गुवाहाटी, गौहाटी
Shillong: शिलांग, शिलॉन्ग
Imphal: इंफाल, इम्फाल
Agartala: अगरतला
Aizawl: आइज़ोल
Gangtok: गंगटोक
Itanagar: ईटानगर
Kohima: कोहिमा
Dimapur: दीमापुर
Chandigarh: चंडीगढ़, चण्डीगढ़
Mohali: मोहाली
Panchkula: पंचकूला, पंचकुला
Ludhiana: लुधियाना
Amritsar: अमृतसर
Jalandhar: जालंधर
Patiala: पटियाला
Ambala: अंबाला, अम्बाला
Karnal: करनाल
Panipat: पानीपत
Sonipat: सोनीपत
Rohtak: रोहतक
Hisar: हिसार
Dehradun: देहरादून
Haridwar: हरिद्वार
Roorkee: रुड़की
Haldwani: हल्द्वानी
Shimla: शिमला
Solan: सोलन
Jammu: जम्मू
Srinagar: श्रीनगर
Andhra Pradesh: आंध्र प्रदेश, आंध्र
Arunachal Pradesh: अरुणाचल प्रदेश, अरुणाचल
Assam: असम, आसाम
Bihar: बिहार
Chhattisgarh: छत्तीसगढ़
Gujarat: गुजरात
Haryana: हरियाणा
Himachal Pradesh: हिमाचल प्रदेश, हिमाचल
Jharkhand: झारखंड
Karnataka: कर्नाटक
Kerala: केरल
Madhya Pradesh: मध्य प्रदेश, एमपी
Maharashtra: महाराष्ट्र
Manipur: मणिपुर
Meghalaya: मेघालय
Mizoram: मिज़ोरम
Nagaland: नागालैंड, नगालैंड
Odisha: ओडिशा, उड़ीसा
Punjab: पंजाब
Rajasthan: राजस्थान
Sikkim: सिक्किम
Tamil Nadu: तमिलनाडु, तमिल नाडु
Telangana: तेलंगाना
Tripura: त्रिपुरा
Uttar Pradesh: उत्तर प्रदेश, यूपी
Uttarakhand: उत्तराखंड, उत्तरांचल
West Bengal: पश्चिम बंगाल, बंगाल
Andaman and Nicobar Islands: अंडमान और निकोबार, अंडमान निकोबार, अंडमान
Dadra and Nagar Haveli and Daman and Diu: दादरा और नगर हवेली, दमन और दीव, दमन
Jammu and Kashmir: जम्मू और कश्मीर, जम्मू कश्मीर, कश्मीर
Ladakh: लद्दाख
Lakshadweep: लक्षद्वीप
`

let built: Map<string, DevanagariName> | null = null

/** All places by their folded names in Devanagari. */
export function devanagariNames(): ReadonlyMap<string, DevanagariName> {
  built ??= new Map(
    NAMES.trim()
      .split('\n')
      .flatMap((row) => {
        const [place = '', names = ''] = row.split(': ')
        return names.split(', ').map((name) => {
          const isWord = name.endsWith('*')
          return [foldText(isWord ? name.slice(0, -1) : name), { place, isWord }] as const
        })
      }),
  )
  return built
}
