/** Parts of cities that stand for the city, folded to lower case: postings name them alone. */
export const LOCALITIES: Record<string, string> = {
  Bengaluru:
    'koramangala, electronic city, electronics city, marathahalli, hebbal, sarjapur, sarjapur road, hsr layout, hsr, indiranagar, bellandur, outer ring road bangalore, manyata, manyata tech park, bagmane tech park, ecospace, yelahanka, jp nagar, btm layout, btm, rajajinagar, malleshwaram, malleswaram, kr puram, hoodi, brookefield, mahadevapura, bommanahalli, bannerghatta road, bannerghatta, peenya, nagavara, banashankari, basavanagudi, devanahalli, jigani, bommasandra, itpl, itpb, domlur, hennur, kadubeesanahalli, kundalahalli, varthur, richmond road, residency road',
  Hyderabad:
    'gachibowli, hitec city, hitech city, hi tech city, madhapur, kondapur, nanakramguda, raidurg, raidurgam, financial district hyderabad, begumpet, ameerpet, kukatpally, uppal, miyapur, banjara hills, jubilee hills, kphb, dilsukhnagar, lb nagar, manikonda, kokapet, tarnaka, somajiguda, mindspace hyderabad, raheja mindspace hyderabad',
  Pune: 'hinjewadi, hinjawadi, hinjwadi, kharadi, baner, magarpatta, magarpatta city, pimpri, chinchwad, pimpri chinchwad, pcmc, viman nagar, kalyani nagar, yerawada, hadapsar, balewadi, wakad, aundh, koregaon park, kothrud, pimple saudagar, bavdhan, chakan, talegaon, bhosari, swargate, mundhwa, ranjangaon, phursungi, tathawade',
  Chennai:
    'sholinganallur, siruseri, sipcot siruseri, guindy, taramani, tharamani, oragadam, ambattur, perungudi, porur, tidel park, sriperumbudur, velachery, anna nagar, nungambakkam, t nagar, adyar, teynampet, egmore, tambaram, kodambakkam, vadapalani, thoraipakkam, navalur, kelambakkam, mahindra world city, ekkatuthangal, saidapet, alwarpet, mylapore, omr chennai, dlf it park chennai, pallavaram, medavakkam',
  Mumbai:
    'andheri, andheri east, andheri west, powai, bkc, bandra, bandra kurla complex, goregaon, lower parel, vikhroli, malad, ghatkopar, kurla, chembur, borivali, dadar, worli, jogeshwari, kandivali, mulund, bhandup, vile parle, kanjurmarg, saki naka, sakinaka, chandivali, nariman point, mira road, bhayandar, mahalaxmi, prabhadevi, churchgate, seepz, marol',
  'Navi Mumbai':
    'vashi, airoli, mahape, turbhe, belapur, cbd belapur, ghansoli, kharghar, nerul, rabale, seawoods, panvel, sanpada, juinagar, kopar khairane, koparkhairane, taloja',
  Thane: 'thane west, ghodbunder road, wagle estate',
  Delhi:
    'okhla, connaught place, nehru place, aerocity, saket, dwarka, rohini, janakpuri, laxmi nagar, karol bagh, pitampura, lajpat nagar, vasant kunj, hauz khas, mayapuri, patparganj, jasola, netaji subhash place, moti nagar, kirti nagar, uttam nagar, preet vihar, rajouri garden, naraina, mohan estate, paschim vihar, shahdara',
  Gurugram:
    'manesar, imt manesar, cyber city gurgaon, cybercity gurgaon, cyber hub, dlf cyber city, udyog vihar, sohna road, golf course road, golf course extension road, unitech cyber park',
  Noida: 'noida extension, noida expressway, noida special economic zone',
  Kolkata:
    'rajarhat, new town kolkata, newtown kolkata, salt lake sector v, salt lake sector 5, sector v salt lake, bidhannagar, dum dum, ballygunge, dalhousie kolkata, kasba kolkata',
  Ahmedabad:
    'sg highway, s g highway, prahlad nagar, prahladnagar, navrangpura, thaltej, maninagar, bodakdev, vastrapur, makarba, sanand, changodar',
  Gandhinagar: 'gift city, gift city gandhinagar, infocity gandhinagar',
  Jaipur: 'sitapura, mansarovar jaipur, malviya nagar jaipur, vaishali nagar jaipur',
  Lucknow: 'gomti nagar, hazratganj',
  Kochi: 'kakkanad, infopark kochi, edappally, smartcity kochi, kalamassery, kaloor',
  Thiruvananthapuram: 'trivandrum technopark, kazhakkoottam, kazhakuttam, technopark trivandrum',
  Kozhikode: 'cyberpark kozhikode, ul cyberpark',
  Coimbatore: 'peelamedu, saravanampatti, gandhipuram, kalapatti',
  Nagpur: 'mihan, mihan sez',
  Bhubaneswar: 'patia, chandrasekharpur, infocity bhubaneswar',
  Chandigarh: 'it park chandigarh, rajiv gandhi it park, quark city',
  Visakhapatnam: 'rushikonda, gajuwaka',
  Indore: 'crystal it park, super corridor indore, vijay nagar indore',
}

/** Localities that are a city's own only where India is stated beside them: other countries have them too. */
export const LOCALITIES_TO_CONFIRM: Record<string, string> = {
  Bengaluru: 'whitefield, jayanagar',
  Hyderabad: 'financial district, hitex',
  'Delhi NCR': 'ncr, national capital region',
  Kochi: 'infopark',
  Chennai: 'omr, ecr, chn',
  Thiruvananthapuram: 'technopark',
  Kolkata: 'salt lake, new town, sector v, park street',
}
