/**
 * Parts of cities, business districts and technology parks that postings name alone, in lower case, below their city.
 * Marks as in `towns.ts`; `*` also marks a name that other cities have too: it gives way to a city named beside it.
 */
export const LOCALITIES = `
Bengaluru:
  whitefield?, jayanagar?, shivajinagar?, vijayanagar?, mg road bangalore?, koramangala, electronic city,
  electronics city, marathahalli, hebbal*, sarjapur, sarjapur road, hsr layout, hsr, indiranagar*, bellandur,
  outer ring road bangalore, manyata, manyata tech park, bagmane tech park, ecospace, yelahanka, jp nagar*,
  btm layout, btm, rajajinagar, malleshwaram, malleswaram*, kr puram, hoodi, brookefield, mahadevapura, bommanahalli,
  bannerghatta road, bannerghatta, peenya, nagavara, banashankari, basavanagudi, devanahalli, jigani, bommasandra,
  itpl, itpb, domlur, hennur, kadubeesanahalli, kundalahalli, varthur, richmond road, residency road,
  embassy tech village, embassy techvillage, embassy golf links, embassy golflinks, embassy manyata, bagmane,
  bagmane constellation, bagmane world technology center, prestige tech park, prestige tech platina,
  prestige shantiniketan, cessna business park, global village tech park, global tech park, rmz ecospace,
  rmz ecoworld, ecoworld, rmz infinity, divyasree technopolis, divyasree techno park, divyashree techno park,
  brigade tech gardens, kalyani tech park, kalyani platina, karle town, sigma soft tech park, vydehi,
  electronic city phase 1, cv raman nagar, c v raman nagar, old airport road, new bel road, yeshwanthpur,
  yeshwantpur, yeshwanthapur, mathikere, jalahalli, kengeri, rr nagar, rajarajeshwari nagar, uttarahalli, begur road,
  hulimavu, arekere, haralur, kasavanahalli, kudlu, kudlu gate, singasandra, hosa road, hosur road, chandapura,
  attibele, anekal, thanisandra, jakkur, bagalur, hoskote, nelamangala, dabaspet, dobaspet, bidadi, doddanekundi,
  doddanekkundi, panathur, kaikondrahalli, kaikondanahalli, munnekollal, munnekolala, ramamurthy nagar, banaswadi,
  kammanahalli, hbr layout, horamavu, old madras road, murugeshpalya, wilson garden, shanthi nagar bangalore,
  padmanabhanagar, kumaraswamy layout, silk board, krishnarajapuram, krishnarajapura, sarjapura, halasuru, ulsoor,
  frazer town, kalyan nagar bangalore, sahakara nagar, sahakar nagar*, nagarbhavi, vijayanagar bangalore,
  magadi road, kanakapura road, tumkur road, ballari road, bellary road, hesaraghatta, doddakannelli, carmelaram,
  hadosiddapura, gunjur, kodathi, kadugodi, hope farm, hoodi circle, seegehalli, garudacharpalya, kundanahalli,
  kasturi nagar bangalore, cunningham road, lavelle road, vasanth nagar, vasanthnagar, sadashivanagar*,
  dollars colony, dickenson road, infantry road, kasturba road, museum road, st marks road, langford town,
  agara bangalore, ejipura, viveknagar, adugodi, dairy circle, madiwala, tavarekere, bilekahalli, gottigere,
  konanakunte, jayanagar bangalore, wheelers road, outer ring road
Hyderabad:
  financial district?, hitex?, rajendra nagar?, mindspace?, knowledge city?, raheja mindspace?, gachibowli,
  hitec city, hitech city, hi tech city, madhapur, kondapur, nanakramguda, raidurg, raidurgam,
  financial district hyderabad, begumpet, ameerpet, kukatpally, uppal*, miyapur, banjara hills, jubilee hills, kphb,
  dilsukhnagar, lb nagar, manikonda, kokapet, tarnaka, somajiguda, mindspace hyderabad, raheja mindspace hyderabad,
  kothaguda, hafeezpet, chandanagar, nizampet, bachupally, kompally, medchal, shamshabad, attapur, mehdipatnam,
  tolichowki, toli chowki, shaikpet, puppalguda, narsingi, gandipet, tellapur, lingampally, serilingampally,
  patancheru, balanagar hyderabad, moosapet, erragadda, sanath nagar, sanathnagar, sr nagar, panjagutta, punjagutta,
  khairatabad, lakdikapul, lakdi ka pul, abids, himayatnagar, himayat nagar, nampally, malakpet, nacharam, habsiguda,
  ecil hyderabad, sainikpuri, malkajgiri, bowenpally, trimulgherry, cherlapally, ghatkesar, pocharam, genome valley,
  jeedimetla, hyderabad knowledge city, waverock, divyasree orion, salarpuria sattva knowledge city, cyber towers,
  cyber gateway, vanenburg it park, q city, my home twitza, skyview, gowlidoddi, gopanpally, wipro circle,
  uppal kalan, charminar, kushaiguda, turkapally, shameerpet, tukkuguda, adibatla, raviryal, fab city,
  rajendranagar hyderabad, rai durg, raidurga, hitechcity, hiteccity, hi tec city, financial district nanakramguda,
  knowledge city raidurg
Pune:
  hinjewadi, hinjawadi, hinjwadi, kharadi, baner, magarpatta, magarpatta city, pimpri, chinchwad, pimpri chinchwad,
  pcmc, viman nagar, kalyani nagar*, yerawada, hadapsar, balewadi, wakad, aundh, koregaon park, kothrud,
  pimple saudagar, bavdhan, chakan, talegaon, bhosari, swargate, mundhwa, ranjangaon, phursungi, tathawade,
  hinjewadi phase 1, rajiv gandhi infotech park, rajiv gandhi it park hinjewadi, hinjavadi, eon it park,
  eon free zone, eon kharadi, world trade center kharadi, cybercity magarpatta, amanora, shivajinagar pune,
  shivaji nagar pune, deccan gymkhana, fc road, jm road, camp pune, pune cantonment, senapati bapat road, s b road,
  pashan, sus pune, sus road, mahalunge, maan pune, marunji, ravet, nigdi, akurdi, chikhali, moshi, dehu road,
  dapodi, khadki, vishrantwadi, dhanori, lohegaon, lohgaon, wagholi, manjri, undri, kondhwa, nibm, wanowrie,
  fatima nagar pune, bibwewadi, katraj, dhayari, narhe, warje, karve nagar, karvenagar, erandwane, pimple nilakh,
  pimple gurav, rahatani, thergaon, punawale, bhugaon, pirangut, sanaswadi, koregaon bhima, talawade,
  embassy techzone, blue ridge, panchshil, business bay yerwada, yerwada, commerzone yerwada, cerebrum it park,
  giga space, gera commerzone, weikfield, mohammadwadi, talegaon dabhade
Chennai:
  omr?, ecr?, sholinganallur, siruseri, sipcot siruseri, guindy, taramani, tharamani, oragadam, ambattur, perungudi,
  porur, tidel park, sriperumbudur, velachery, anna nagar*, nungambakkam, t nagar, adyar, teynampet, egmore,
  tambaram, kodambakkam, vadapalani, thoraipakkam, navalur, kelambakkam, mahindra world city*, ekkatuthangal,
  saidapet, alwarpet, mylapore, omr chennai, dlf it park chennai, pallavaram, medavakkam, dlf cybercity chennai,
  dlf it park*, dlf manapakkam, manapakkam, ramapuram, olympia tech park, olympia technology park, rmz millenia,
  ascendas it park, international tech park chennai, chennai one, elcot sez, elcot sholinganallur, karapakkam,
  okkiyam thoraipakkam, okkiyampet, semmancheri, padur, sipcot it park, siruseri it park, mepz, tambaram sanatorium,
  chromepet, pallikaranai, madipakkam, nanganallur, alandur, st thomas mount, st thomas mount chennai, nandambakkam,
  ashok nagar chennai, k k nagar chennai, kk nagar chennai, west mambalam, royapettah, triplicane, chetpet, kilpauk,
  aminjikarai, arumbakkam, koyambedu, virugambakkam, valasaravakkam, mogappair, avadi, poonamallee, thiruverkadu,
  maduravoyal, vanagaram, ennore, manali chennai, tiruvottiyur, royapuram, perambur, kolathur, madhavaram,
  red hills chennai, redhills, irungattukottai, maraimalai nagar, vallam vadagal, singaperumal koil, guduvanchery,
  vandalur, urapakkam, old mahabalipuram road, rajiv gandhi salai, mount road chennai, anna salai, greams road,
  cathedral road chennai, r k salai, besant nagar, thiruvanmiyur, tiruvanmiyur, kottivakkam, neelankarai,
  injambakkam, kandanchavadi, mrc nagar, santhome, world trade center perungudi, rmz one paramount,
  brigade wtc chennai, tnhb
Mumbai:
  andheri, andheri east, andheri west, powai, bkc, bandra, bandra kurla complex, goregaon, lower parel, vikhroli,
  malad, ghatkopar, kurla*, chembur, borivali, dadar, worli, jogeshwari, kandivali, mulund, bhandup, vile parle,
  kanjurmarg, saki naka, sakinaka, chandivali, nariman point, mira road, bhayandar, mahalaxmi, prabhadevi,
  churchgate, seepz, marol, g block bkc, santacruz, santa cruz east, santacruz east, khar west, khar road, juhu,
  versova mumbai, oshiwara, lokhandwala, mindspace malad, malad west, malad east, goregaon east, goregaon west,
  nesco, nirlon, nirlon knowledge park, oberoi commerz, film city goregaon, dahisar, kandivali east, borivali west,
  thakur village, hiranandani powai, hiranandani gardens*, supreme business park, l t business park, vikhroli west,
  godrej vikhroli, deonar, govandi, mankhurd, wadala, sion mumbai, matunga, parel*, elphinstone road, dadar west,
  mahim, tardeo, mumbai central, grant road, girgaon, charni road, fort mumbai, ballard estate, colaba, cuffe parade,
  byculla, mazgaon, sewri, lower parel west, kamala mills, peninsula corporate park, one bkc, maker maxity, kalina,
  vidyavihar, ghatkopar east, ghatkopar west, asalpha, chakala, midc andheri, andheri midc, sahar mumbai,
  vile parle east, bhandup west, mulund west, nahur, mira bhayandar, mira bhayander, bhayander, dharavi, antop hill,
  opera house mumbai, wework bkc
Navi Mumbai:
  vashi, airoli, mahape, turbhe, belapur, cbd belapur, ghansoli, kharghar, nerul, rabale, seawoods, panvel, sanpada,
  juinagar, kopar khairane, koparkhairane, taloja, mindspace airoli, reliance corporate park, rcp ghansoli, dakc,
  dhirubhai ambani knowledge city, kopar khairne, koperkhairane, rabale midc, mahape midc, ttc industrial area,
  millennium business park, palm beach road, kalamboli, kamothe, ulwe, new panvel, khandeshwar, jnpt, nhava sheva,
  belapur cbd, gigaplex, patalganga, rasayani
Thane:
  thane west, ghodbunder road, wagle estate, thane east, thane w, thane e, hiranandani estate thane, manpada,
  majiwada, kolshet, kasarvadavali, vartak nagar, naupada, panchpakhadi, ashar it park, road no 16 wagle estate,
  mumbra, diva thane
Delhi:
  civil lines?, malviya nagar?, model town?, rajouri?, okhla, connaught place, nehru place, aerocity, saket*,
  dwarka*, rohini*, janakpuri, laxmi nagar, karol bagh, pitampura, lajpat nagar, vasant kunj, hauz khas, mayapuri,
  patparganj, jasola, netaji subhash place, moti nagar, kirti nagar, uttam nagar, preet vihar, rajouri garden,
  naraina, mohan estate, paschim vihar, shahdara*, okhla industrial area, okhla phase 1, okhla phase 2,
  okhla phase 3, cp delhi, barakhamba road, kasturba gandhi marg, janpath, rajendra place, pusa road, patel nagar*,
  east patel nagar, west patel nagar, rajendra nagar delhi, wazirpur, peeragarhi, punjabi bagh, tilak nagar delhi,
  vikaspuri, najafgarh, dwarka mor, dwarka sector 10, mahipalpur, rangpuri, vasant vihar, munirka, r k puram,
  rk puram, chanakyapuri, green park, safdarjung enclave, safdarjung, malviya nagar delhi, saidulajab, mehrauli,
  chhatarpur delhi, sultanpur delhi, neb sarai, kalkaji, govindpuri, greater kailash, gk 1, gk 2, chittaranjan park,
  c r park, east of kailash, south extension, south ex, defence colony, jangpura, nizamuddin, ashram delhi,
  sarita vihar, mohan cooperative industrial estate, badarpur, tughlakabad, mayur vihar, vaishali metro, anand vihar,
  kaushambi metro, karkardooma, i p extension, vikas marg, nirman vihar, dilshad garden, seelampur,
  civil lines delhi, kashmere gate, chandni chowk, darya ganj, daryaganj, azadpur, model town delhi, gtb nagar,
  mukherjee nagar, shalimar bagh, ashok vihar*, shastri nagar delhi, inderlok, narela, bawana, jhandewalan,
  worldmark aerocity, worldmark new delhi, subhash nagar delhi, ramesh nagar, netaji subhash place pitampura,
  nsp delhi, i n a delhi, lodhi road, bhikaji cama place, bhikaiji cama place
Gurugram:
  cyber city?, cybercity?, manesar, imt manesar, cyber city gurgaon, cybercity gurgaon, cyber hub*, dlf cyber city*,
  udyog vihar, sohna road, golf course road, golf course extension road, unitech cyber park, dlf phase 1 gurgaon,
  dlf phase 2, dlf phase 3, dlf phase 4, dlf phase 5, dlf cybercity*, dlf cyber park, dlf downtown gurugram,
  dlf two horizon, two horizon centre, one horizon center, horizon center gurgaon, ambience island, mg road gurgaon,
  m g road gurgaon, iffco chowk, huda city centre, millennium city centre, palam vihar, sushant lok,
  golf course ext road, golf course extn road, sohna road gurgaon, spaze it park, jmd megapolis,
  vatika business park, unitech world cyber park, candor techspace gurgaon, candor techspace*,
  good earth business bay, bestech business tower, welldone tech park, sikanderpur, cyber greens,
  building 10 cyber city, infospace dundahera, dundahera, rajiv chowk gurgaon, south city 1, south city 2,
  nirvana country, kherki daula, naurangpur, ascendas onehub, international tech park gurgaon, udyog vihar phase 1,
  gwal pahari, badshahpur, imt manesar sector 8, sector 8 imt manesar
Noida:
  film city?, noida expressway, noida special economic zone, film city noida, sector 62 noida, advant navis,
  logix cyber park, noida one, express trade towers, noida sector 62, noida sez, nsez, candor techspace noida,
  assotech business cresterra, stellar it park, greater noida expressway noida, noida greater noida expressway,
  sector 16a noida, world trade tower noida
Kolkata:
  salt lake?, new town?, newtown?, sector v?, park street?, technopolis?, rajarhat, new town kolkata,
  newtown kolkata, salt lake sector v, salt lake sector 5, sector v salt lake, bidhannagar, dum dum, ballygunge,
  dalhousie kolkata, kasba kolkata, salt lake city sector v, salt lake sector 2, salt lake sector 3,
  sector 5 salt lake, sec v salt lake, saltlake, salt lake kolkata, new town action area, action area 1,
  action area 2, action area ii, new town rajarhat, unitech infospace kolkata, dlf it park kolkata, dlf 1 kolkata,
  ecospace rajarhat, ecospace business park, candor techspace kolkata, bengal intelligent park, rdb boulevard,
  infinity benchmark, infinity it lagoon, technopolis kolkata, godrej waterside, globsyn, webel, park street kolkata,
  camac street, esplanade kolkata, bbd bagh, b b d bagh, ruby kolkata, gariahat, jadavpur, tollygunge, behala,
  alipore, park circus, topsia, tangra kolkata, ultadanga, kankurgachi, phoolbagan, bagmari, lake town kolkata,
  vip road kolkata, kestopur, baguiati, shyambazar, sealdah, taratala, joka kolkata, sector 5 kolkata, gariahat road,
  narendrapur, bantala, bantala leather complex, kolkata it park
Ahmedabad:
  sg highway, s g highway, prahlad nagar, prahladnagar, navrangpura, thaltej, maninagar, bodakdev, vastrapur,
  makarba, sanand, changodar, c g road, cg road, s g road, sg road, ashram road*, iscon ahmedabad, iskcon cross road,
  satellite ahmedabad, jodhpur cross road, shivranjani, ambawadi, ellisbridge, ellis bridge, paldi, naroda, vatva,
  odhav, chandkheda, motera, gota ahmedabad, science city ahmedabad, science city road, sola ahmedabad,
  bopal ahmedabad, south bopal, shela, ambli, sindhu bhavan road, sindhubhavan, s p ring road, sp ring road,
  memnagar, gurukul ahmedabad, drive in road, nikol, vastral, isanpur, sarkhej, moraiya, kathwada, usmanpura,
  shahibaug, mithakhali, navarangpura, prahaladnagar, sanand gidc
Gandhinagar:
  infocity?, gift city, gift city gandhinagar, infocity gandhinagar, gift sez, gift city sez,
  gujarat international finance tec city, kudasan, sargasan, koba gandhinagar, raisan
Jaipur:
  sitapura, mansarovar jaipur, malviya nagar jaipur, vaishali nagar jaipur, sitapura industrial area,
  mahindra world city jaipur, mahindra sez, c scheme jaipur, tonk road, jagatpura, pratap nagar jaipur, gopalpura,
  gopalpura bypass, vidhyadhar nagar, vidyadhar nagar, raja park*, jhotwara, sodala, durgapura, vki area,
  vishwakarma industrial area, sanganer, mansarovar, lal kothi, ajmer road
Lucknow:
  gomti nagar, hazratganj, vibhuti khand, indira nagar lucknow, aliganj, hcl it city, alambagh, chinhat,
  sushant golf city, vikas nagar lucknow, mahanagar lucknow, jankipuram, ashiyana lucknow, gomti nagar extension,
  amausi
Kochi:
  infopark?, kakkanad, infopark kochi, edappally, smartcity kochi, kalamassery, kaloor, info park, infopark phase 1,
  infopark phase 2, infopark phase ii, smart city kochi, kochi infopark, carnival infopark, lulu cyber tower,
  lulu cybertower, palarivattom, vyttila, kadavanthra, panampilly nagar, mg road kochi, marine drive kochi,
  thrikkakara, vazhakkala, chittethukara, kinfra kalamassery, cusat, tripunithura, thrippunithura, fort kochi,
  mattancherry, willingdon island, nedumbassery, elamakkara, pathadipalam, kizhakkambalam
Thiruvananthapuram:
  technopark?, trivandrum technopark, kazhakkoottam, kazhakuttam, technopark trivandrum, technocity,
  technocity mangalapuram, mangalapuram trivandrum, technopark phase 1, technopark phase 3, ganga yamuna technopark,
  kazhakootam, kazhakoottam, kariavattom, sreekariyam, pattom, vazhuthacaud, kowdiar, thampanoor, palayam trivandrum,
  vellayambalam, peroorkada, menamkulam, kinfra park, kulathoor, akkulam, ulloor, veli trivandrum
Kozhikode:
  cyberpark kozhikode, ul cyberpark, cyberpark calicut, cyber park calicut, government cyberpark, ul cyber park,
  kinfra calicut, mavoor road, hilite business park, hilite city, ramanattukara, palazhi, nellikode
Coimbatore:
  peelamedu, saravanampatti, gandhipuram*, kalapatti, tidel park coimbatore, elcot coimbatore, r s puram, rs puram,
  ganapathy coimbatore, avinashi road, avinashi road coimbatore, race course coimbatore, saibaba colony,
  hope college, hopes coimbatore, singanallur, ramanathapuram coimbatore, vadavalli, thudiyalur, keeranatham,
  chil sez, kct tech park, kgisl, chinniyampalayam, neelambur, kalapatti road, kurichi, eachanari, podanur,
  ondipudur, malumichampatti, arasur coimbatore, kovaipudur, sundarapuram
Nagpur:
  mihan, mihan sez, mihan nagpur, it park nagpur, parsodi, hingna, hingna midc, dharampeth, sitabuldi, ramdaspeth,
  wardha road nagpur, civil lines nagpur, manish nagar nagpur, trimurti nagar, sadar nagpur
Bhubaneswar:
  patia, chandrasekharpur, infocity bhubaneswar, infocity patia, infovalley, info valley, chandaka,
  chandaka industrial estate, saheed nagar, sahid nagar, jaydev vihar, nayapalli, rasulgarh, mancheswar, khandagiri,
  stpi bhubaneswar, fortune towers, kiit bhubaneswar, dlf cybercity bhubaneswar
Chandigarh:
  it park chandigarh, rajiv gandhi it park, quark city, phase 8 mohali, industrial area phase 8b, phase 8b mohali,
  it city mohali, quark city mohali, bestech mohali, dlf it park chandigarh, manimajra, sector 17 chandigarh,
  sector 34 chandigarh, industrial area phase 1 chandigarh, industrial area chandigarh, elante, baltana,
  new chandigarh, mullanpur
Visakhapatnam:
  rushikonda, gajuwaka, madhurawada, mvp colony, siripuram, dwaraka nagar, dwarakanagar, seethammadhara, asilmetta,
  akkayyapalem, pedagantyada, duvvada, hill no 3 madhurawada, yendada, rushi konda
Indore:
  crystal it park, super corridor indore, vijay nagar indore, scheme 54, scheme no 54, scheme 78, palasia,
  super corridor, rajiv gandhi circle indore, bhawarkua, geeta bhawan, m g road indore, a b road, ab road,
  rau indore, electronic complex, pardesipura, crystal it park indore, brilliant convention
Greater Noida:
  knowledge park 3, knowledge park greater noida, techzone greater noida, ecotech greater noida, surajpur, kasna,
  noida extension, gaur city, yamuna expressway, gnida, gr noida, g noida
Ghaziabad:
  vaishali ghaziabad, indirapuram, kaushambi ghaziabad, vasundhara ghaziabad, sahibabad, raj nagar extension,
  crossings republik, loni ghaziabad
Faridabad:
  nit faridabad, ballabgarh, ballabhgarh, prithla, neharpar
Vadodara:
  alkapuri*, makarpura, gotri, manjalpur, akota vadodara, fatehgunj, sayajigunj, gorwa vadodara, vadsar,
  waghodia road, karelibaug, bhayli, ellora park vadodara, nizampura
Surat:
  adajan, vesu, varachha, katargam, udhna, piplod, athwalines, sachin gidc, sachin surat, ring road surat,
  mota varachha
Rajkot:
  kalawad road, gondal road, yagnik road, 150 feet ring road, metoda, shapar
Thrissur:
  koratty, infopark thrissur, koratty infopark, infopark koratty
Nashik:
  nashik road, nasik road, ambad midc, satpur*, satpur midc, gangapur road, college road nashik, indira nagar nashik,
  panchavati nashik,
  dindori, ozar, deolali, mumbai naka
Vijayawada:
  benz circle, gannavaram, auto nagar vijayawada, labbipet, patamata, medha towers, ibrahimpatnam vijayawada
Bhopal:
  mp nagar*, m p nagar, arera colony, bhel bhopal, it park bhopal, badwai, kolar road, hoshangabad road,
  bawadiya kalan
Raipur:
  telibandha, urla, siltara, shankar nagar raipur
Patna:
  boring road, kankarbagh, frazer road, patliputra, bailey road, ashiana digha
Ranchi:
  lalpur ranchi, namkum, doranda, hinoo, tatisilwai
Guwahati:
  g s road, gs road guwahati, zoo road, ganeshguri, dispur, beltola, six mile guwahati, paltan bazar, amingaon,
  jalukbari, changsari
Dehradun:
  it park sahastradhara, sahastradhara road, sahastradhara, rajpur road, patel nagar dehradun, clement town, selaqui,
  selaqui dehradun, mohabbewala
Mysuru:
  hebbal industrial area mysore, hebbal mysore, hebbal mysuru, infosys mysore, metagalli, hootagalli,
  vijayanagar mysore, vijayanagar mysuru, kuvempunagar, koorgalli, jayalakshmipuram, gokulam mysore
Mangaluru:
  baikampady, kottara, mudipu, derebail, bejai, kadri mangalore, kankanady, panambur, deralakatte, ullal
Hubballi:
  gokul road hubli, deshpande nagar hubli, aryabhata tech park, akshay park
Madurai:
  elcot ilandhaikulam, ilandhaikulam, vadapalanji, kk nagar madurai, k k nagar madurai, anna nagar madurai,
  othakadai
Tiruchirappalli:
  navalpattu, elcot navalpattu, thillai nagar, srirangam, cantonment trichy, thuvakudi, bhel trichy
Ludhiana:
  focal point ludhiana, model town ludhiana, ferozepur road ludhiana, sahnewal, doraha
Kanpur:
  kalyanpur kanpur, swaroop nagar kanpur, kakadeo
Varanasi:
  lanka varanasi, bhelupur, mahmoorganj, lahartara, sarnath
Agra:
  sanjay place*, sikandra agra, dayalbagh
Goa:
  verna, porvorim, mapusa, ponda, vasco da gama goa, vasco goa, mormugao, margaon, madgaon, calangute, candolim,
  anjuna, old goa, panjim goa, dona paula, taleigao, bambolim, salcete, bardez, tiswadi, bicholim,
  verna industrial estate, kundaim, cuncolim, curchorem, canacona, quepem, dabolim, sancoale, colvale, pernem
`
