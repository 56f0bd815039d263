/**
 * Towns and district seats of India, by state code: the displayed name, then `=` and its other names. A `?`
 * after the name marks one that is also a word, a person's name or a place elsewhere; it only counts if
 * India, or the town's own state, is stated beside it. The largest cities are in `city-states.ts`.
 */
export const TOWNS: Record<string, string> = {
  an: 'Port Blair=sri vijaya puram',
  ap:
    'Kurnool, Eluru, Ongole, Bhimavaram, Srikakulam, Vizianagaram, Amaravati, Chittoor, Machilipatnam, ' +
    'Tenali, Proddatur, Nandyal, Adoni, Madanapalle, Hindupur, Tadepalligudem, Guntakal, Narasaraopet, ' +
    'Chilakaluripet, Dharmavaram, Gudivada, Tadipatri=tadpatri, Kavali, Palasa, Anakapalli=anakapalle, ' +
    'Bapatla, Puttaparthi, Rayachoti, Sri City=sricity, Naidupeta=naidupet, Gudur, Srikalahasti, ' +
    'Mangalagiri, Tadepalle=tadepalli, Amalapuram, Tuni, Samalkot, Kovvur, Nuzvid, Markapur, Chirala, ' +
    'Palamaner, Kuppam, Atchutapuram=atchuthapuram, Parawada, Achampet?, Nidadavole, Narsapur',
  ar: 'Itanagar, Naharlagun, Pasighat, Tawang, Ziro',
  as:
    'Silchar, Dibrugarh, Jorhat, Tezpur, Tinsukia, Nagaon, Bongaigaon, Dhubri, Sivasagar=sibsagar, ' +
    'Goalpara, Barpeta, Golaghat, Karimganj=sribhumi, Diphu, Digboi, Duliajan, Numaligarh',
  br:
    'Gaya?=bodh gaya, Muzaffarpur, Bhagalpur, Darbhanga, Arrah, Begusarai, Chhapra=chapra, ' +
    'Purnia=purnea, Katihar, Munger, Sasaram, Hajipur, Bettiah, Motihari, Samastipur, Siwan, ' +
    'Bihar Sharif=biharsharif, Saharsa, Danapur, Dehri, Jamalpur, Kishanganj, Nawada?, Buxar, Jehanabad, ' +
    'Aurangabad Bihar, Madhubani, Sitamarhi, Lakhisarai, Rajgir, Barauni',
  ch: '',
  cg:
    'Bilaspur, Korba, Raigarh, Durg, Rajnandgaon, Jagdalpur, Ambikapur, Dhamtari, Mahasamund, Champa?, ' +
    'Janjgir, Naya Raipur=nava raipur=atal nagar, Bhatapara, Dongargarh, Kanker, Dantewada',
  dd: 'Daman?, Silvassa, Diu?, Dadra?',
  gj:
    'Jhagadia, Bhavnagar, Jamnagar, Bharuch=broach, Ankleshwar=ankleswar, Mehsana=mahesana, Morbi=morvi, ' +
    'Bhuj, Gandhidham, Navsari, Valsad=bulsar, Nadiad, Junagadh=junagarh, Surendranagar, Porbandar, ' +
    'Godhra, Palanpur, Patan?, Dahod, Botad, Amreli, Gondal, Jetpur, Veraval=somnath, Mundra, Kandla, ' +
    'Dahej, Halol, Kalol, Kadi?, Bavla, Himmatnagar=himatnagar, Modasa, Vyara, Bardoli, ' +
    'Umbergaon=umargam, Pardi?, Sarigam, Hazira, Savli, Karjan, Waghodia, Padra, Khambhat=cambay, ' +
    'Vallabh Vidyanagar=vidyanagar=v v nagar, Deesa, Unjha, Viramgam, Dholera, Dholka, Wankaner, Okha, ' +
    'Mithapur, Anjar, Upleta, Visnagar, Chhota Udaipur, Dharampur?',
  hp:
    'Solan, Baddi, Dharamshala=dharamsala, Mandi?, Una?, Kullu, Manali?, Hamirpur, Bilaspur Himachal, ' +
    'Nahan, Paonta Sahib, Kangra, Palampur, Parwanoo, Nalagarh, Barotiwala, Kasauli, Sundernagar, ' +
    'Chamba?, Kala Amb',
  hr:
    'Hisar=hissar, Ambala=ambala cantt, Kurukshetra, Yamunanagar=yamuna nagar, Rewari, Bahadurgarh, ' +
    'Sirsa, Bhiwani, Jind, Kaithal, Palwal, Jhajjar, Narnaul, Fatehabad, Thanesar, Nuh?, Bawal, ' +
    'Dharuhera, Kundli?, Rai Sonipat, Barwala, Hansi?, Charkhi Dadri, Mahendragarh, Gohana, Samalkha, ' +
    'Sohna, Pinjore, Kalka, Jagadhri, Tohana, Kharkhoda',
  jh:
    'Bokaro=bokaro steel city, Hazaribagh=hazaribag, Deoghar, Giridih, Ramgarh, Dumka, Chaibasa, ' +
    'Medininagar=daltonganj, Phusro, Godda, Sahibganj, Pakur, Koderma, Gumla, Adityapur, Chakradharpur, ' +
    'Ghatshila, Simdega, Lohardaga',
  jk:
    'Anantnag, Baramulla, Sopore, Udhampur, Kathua, Pulwama, Kupwara, Budgam, Rajouri, Poonch?, Katra, ' +
    'Samba?, Kishtwar, Doda?, Awantipora',
  ka:
    'Dharwad, Mandya, Bidar, Vijayapura=bijapur, Hassan?, Raichur, Hosapete=hospet, ' +
    'Gadag=gadag betageri, Bagalkot=bagalkote, Chitradurga, Kolar, ' +
    'Chikkamagaluru=chikmagalur=chickmagalur, Bhadravati=bhadravathi, Koppal, Haveri, Yadgir, ' +
    'Ramanagara=ramanagaram, Chamarajanagar, Chikkaballapur=chikballapur=chikkaballapura, Karwar, ' +
    'Madikeri=coorg=kodagu, Sirsi, Gokak, Ranebennur=ranibennur, Gangavathi=gangavati, Dandeli, ' +
    'Toranagallu=vijayanagar ballari, Nanjangud, Harihar, Doddaballapur=doddaballapura=dodballapur, ' +
    'Sandur?, Bhatkal, Kundapura=kundapur, Puttur, Sullia, Moodabidri=moodbidri, Surathkal, Arsikere, ' +
    'Tiptur, Sira?, Gauribidanur, Malur, Vemagal, Narasapura, Srirangapatna, Channapatna, Nipani, ' +
    'Chikodi, Athani, Sedam, Shahabad, Saundatti, Kumta, Honnavar, Sagara',
  kl:
    'Kottayam, Malappuram, Kasaragod=kasargod, Pathanamthitta, Wayanad, Idukki, Aluva=alwaye, Angamaly, ' +
    'Perumbavoor, Muvattupuzha, Thodupuzha, Thalassery=tellicherry, Payyanur, Taliparamba, Kanhangad, ' +
    'Manjeri, Tirur, Ponnani, Perinthalmanna, Nilambur, Ottapalam, Shoranur, Guruvayur, Chalakudy, ' +
    'Irinjalakuda, Kodungallur, Kunnamkulam, Cherthala=cherthala infopark, Kayamkulam, Chengannur, ' +
    'Thiruvalla=tiruvalla, Changanassery, Pala?, Kanjirappally, Karunagappally, Kottarakkara, Punalur, ' +
    'Attingal, Neyyattinkara, Nedumangad, Varkala, Munnar, Vadakara=badagara, Kalpetta, Sulthan Bathery, ' +
    'Pandalam, Adoor, Ranni, Kothamangalam, North Paravur, Kanjikode',
  ld: 'Kavaratti',
  la: 'Leh?, Kargil',
  mh:
    'Bhiwandi, Ambernath=ambarnath, Badlapur, Ulhasnagar, Nanded, Latur, Akola, Amravati, Jalgaon, ' +
    'Sangli, Miraj, Satara, Ratnagiri, Palghar, Dhule=dhulia, Chandrapur, Parbhani, Jalna, Ichalkaranji, ' +
    'Beed=bhir, Gondia=gondiya, Wardha, Yavatmal, Osmanabad=dharashiv, Buldhana=buldana, Washim, ' +
    'Hingoli, Gadchiroli, Bhandara, Nandurbar, Sindhudurg, Baramati, Karad, Pandharpur, Barshi, ' +
    'Malegaon, Manmad, Sinnar, Igatpuri, Shirdi, Kopargaon, Sangamner, Shrirampur, Alibag=alibaug, ' +
    'Khopoli, Karjat, Pen?, Roha, Mahad, Chiplun, Boisar, Tarapur=tarapur midc, Dahanu, Wada?, Murbad, ' +
    'Shahapur, Titwala, Lonavala=lonavla, Khandala, Khed Shivapur, Shirwal, Wai?, Phaltan, ' +
    'Mahabaleshwar, Panchgani, Bhusawal, Chalisgaon, Amalner, Shegaon, Khamgaon, Hinganghat, Kamptee, ' +
    'Butibori=butibori midc, Umred, Katol, Waluj=waluj midc, Shendra, Paithan, Udgir, Ambajogai, ' +
    'Supa midc, Dapoli, Sawantwadi, Kudal, Kagal, Jaysingpur, Islampur, Tasgaon, Vita?, Saswad, Jejuri, ' +
    'Shirur, Daund, Indapur, Matheran, Uran, Dronagiri',
  ml: 'Tura?, Jowai, Nongpoh, Byrnihat',
  mn: 'Imphal, Thoubal, Churachandpur, Bishnupur',
  mp:
    'Ujjain, Satna?, Rewa, Ratlam, Dewas, Sagar?=saugor, Katni, Singrauli, Burhanpur, Khandwa, Bhind, ' +
    'Morena, Guna?, Shivpuri, Vidisha, Chhindwara, Mandsaur, Neemuch, Pithampur, ' +
    'Hoshangabad=narmadapuram, Itarsi, Sehore, Betul, Seoni, Damoh, Chhatarpur, Panna?, Khajuraho, ' +
    'Tikamgarh, Khargone, Dhar?, Mhow=dr ambedkar nagar, Nagda, Shajapur, Balaghat, Shahdol, Anuppur, ' +
    'Mandideep, Raisen, Malanpur, Datia, Sidhi, Jhabua, Barwani, Narsinghpur, Mandla, Harda, ' +
    'Ashok Nagar Madhya Pradesh, Amarkantak, Budhni, Govindpura',
  mz: 'Aizawl, Lunglei, Champhai',
  nl: 'Kohima, Dimapur, Mokokchung',
  od:
    'Sambalpur, Balasore=baleshwar=balesore, Puri?, Baripada, Bhadrak, Jharsuguda, Angul, ' +
    'Paradip=paradeep, Jajpur=jajpur road, Dhenkanal, Bargarh, Rayagada, Koraput, Jeypore, ' +
    'Keonjhar=kendujhar, Kendrapara, Balangir=bolangir, Bhawanipatna, Barbil, Talcher, Kalinga Nagar, ' +
    'Sundargarh, Rajgangpur, Khordha=khurda, Damanjodi, Gopalpur, Chhatrapur=chatrapur, Titlagarh, Duburi',
  pb:
    'Patiala, Pathankot, Hoshiarpur, Moga?, Batala, Abohar, Malerkotla, Khanna?, Phagwara, Barnala, ' +
    'Rajpura, Firozpur=ferozepur=ferozepore, Kapurthala, Sangrur, Faridkot, Muktsar, Mansa?, Gurdaspur, ' +
    'Ropar=rupnagar, Fatehgarh Sahib, Mandi Gobindgarh, Nawanshahr, Tarn Taran, Derabassi=dera bassi, ' +
    'Lalru, Sunam, Nangal, Fazilka, Jagraon, Samrala, Morinda, Banur, Nabha',
  py: 'Karaikal, Mahe?, Yanam, Villianur',
  rj:
    'Bikaner, Alwar, Bhilwara, Sikar, Pilani, Neemrana, Kota?, Bharatpur, ' +
    'Sri Ganganagar=ganganagar=shri ganganagar, Pali?, Beawar, Hanumangarh, Tonk, Kishangarh, Jhunjhunu, ' +
    'Churu, Nagaur, Chittorgarh=chittaurgarh, Bundi, Barmer, Jaisalmer, Baran?, Jhalawar, Dholpur, ' +
    'Sawai Madhopur, Dausa, Karauli, Rajsamand, Nathdwara, Banswara, Dungarpur, Sirohi, Mount Abu, ' +
    'Abu Road, Jalore, Makrana, Behror, Khushkhera, Tapukara, Shahpura, Bagru, Chomu, Kotputli, Balotra, ' +
    'Phulera, Pushkar, Ramganj Mandi, Rawatbhata',
  sk: 'Gangtok, Namchi, Rangpo, Singtam, Jorethang',
  tg:
    'Nizamabad, Khammam, Mahbubnagar=mahabubnagar, Nalgonda, Adilabad, Suryapet, Miryalaguda, Siddipet, ' +
    'Ramagundam, Mancherial, Kothagudem, Jagtial=jagitial, Sangareddy, Zaheerabad, Medak, Vikarabad, ' +
    'Tandur, Bodhan, Kamareddy, Nirmal?, Sircilla, Bhongir=yadadri bhongir=bhuvanagiri, Wanaparthy, ' +
    'Gadwal, Nagarkurnool, Jangaon, Mahabubabad, Bhadrachalam, Peddapalli, Jadcherla, Shadnagar, ' +
    'Choutuppal, Bibinagar, Toopran, Palwancha, Basar, Hanamkonda=hanumakonda, Kazipet',
  tn:
    'Salem?, Nagercoil=nagarcoil=kanyakumari=kanniyakumari, Dindigul, Karur, Namakkal, Pollachi, ' +
    'Kanchipuram=kancheepuram, Chengalpattu=chengalpet, Cuddalore, Sivakasi, Virudhunagar, Kumbakonam, ' +
    'Tiruvannamalai=thiruvannamalai, Ambur, Vaniyambadi, Ranipet, Arakkonam, Karaikudi, Neyveli, ' +
    'Rajapalayam, Pudukkottai, Nagapattinam, Ramanathapuram=ramnad, Theni, Tenkasi, Krishnagiri, ' +
    'Dharmapuri, Viluppuram=villupuram, Perambalur, Ariyalur, Sivaganga, Tiruvarur=thiruvarur, ' +
    'Mayiladuthurai=mayavaram, Kallakurichi, Tirupathur=tirupattur, Tiruvallur=thiruvallur, ' +
    'Gummidipoondi, Ooty=udhagamandalam=udagamandalam=nilgiris, Coonoor, Mettupalayam, Avinashi, ' +
    'Palladam, Udumalaipettai=udumalpet, Dharapuram, Gobichettipalayam=gobi erode, Bhavani?, ' +
    'Sathyamangalam, Tiruchengode=thiruchengode, Rasipuram, Attur, Mettur, Kovilpatti, Sankarankovil, ' +
    'Tiruchendur, Kayalpattinam, Srivilliputhur, Aruppukottai, Paramakudi, Rameswaram=rameshwaram, ' +
    'Kodaikanal, Palani?, Bodinayakanur, Oddanchatram, Chidambaram?, Panruti, Tindivanam, Gingee, ' +
    'Arani?, Cheyyar, Walajapet=walajah, Gudiyatham, Marthandam, Kulasekharam, Perundurai, Sulur, ' +
    'Kinathukadavu, Tirumangalam=thirumangalam, Melur, Manapparai, Thuraiyur, Pattukkottai, Mannargudi, ' +
    'Kalpakkam, Mahabalipuram=mamallapuram',
  tr: 'Agartala, Udaipur Tripura, Dharmanagar, Kailashahar',
  uk:
    'Haldwani, Rudrapur, Rishikesh, Kashipur, Pantnagar, Nainital, Mussoorie, Almora, Pithoragarh, ' +
    'Kotdwar, Tehri=new tehri, Srinagar Garhwal, Ramnagar, Sitarganj, Khatima, Bhowali, Bhagwanpur, ' +
    'Manglaur, Vikasnagar, Champawat, Bageshwar, Uttarkashi, Chamoli, Pauri, Sidcul haridwar',
  up:
    'Bareilly, Moradabad, Saharanpur, Mathura, Jhansi, Ayodhya=faizabad, Firozabad, Muzaffarnagar, ' +
    'Shahjahanpur, Rampur, Hapur, Etawah, Mirzapur, Bulandshahr=bulandshahar, Sambhal, Amroha, Hardoi, ' +
    'Fatehpur, Raebareli=rae bareli=rae bareilly, Orai, Sitapur, Bahraich, Modinagar, Unnao, Jaunpur, ' +
    'Lakhimpur=lakhimpur kheri, Hathras, Banda?, Pilibhit, Barabanki, Khurja, Gonda?, Mainpuri, ' +
    'Lalitpur, Etah, Deoria, Ujhani, Ghazipur, Sultanpur, Azamgarh, Bijnor, Sahaswan, Basti?, Chandausi, ' +
    'Akbarpur, Ballia, Tanda, Shikohabad, Shamli, Baraut, Baghpat=bagpat, Budaun=badaun, Kasganj, ' +
    'Auraiya, Kannauj, Farrukhabad, Mau?, Maunath Bhanjan, Amethi, Pratapgarh, Kaushambi, ' +
    'Sonbhadra=robertsganj, Renukoot, Chandauli=mughalsarai, Bhadohi, Jewar, Dadri?, Kushinagar, ' +
    'Padrauna, Maharajganj, Siddharthnagar, Balrampur, Shravasti, Hamirpur UP, Mahoba, Chitrakoot, ' +
    'Vrindavan, Kosi Kalan, Tundla, Sikandrabad, Gajraula, Babrala, Jagdishpur, Anpara, Obra, ' +
    'Vindhyachal, Panki kanpur',
  wb:
    'Howrah=haora, Asansol, Kharagpur, Haldia, Barddhaman=bardhaman=burdwan=purba bardhaman, ' +
    'Malda=english bazar=maldah, Baharampur=berhampore=murshidabad, Habra, ' +
    'Shantiniketan=santiniketan=bolpur, Krishnanagar, Kalyani?, Jalpaiguri, ' +
    'Cooch Behar=coochbehar=koch bihar, Raiganj, Balurghat, Bankura, Purulia, Midnapore=medinipur, ' +
    'Tamluk, Contai=kanthi, Digha, Ranaghat, Barasat, Barrackpore=barrackpur, Naihati, ' +
    'Serampore=srirampur=shrirampur hooghly, Chinsurah=chuchura=hooghly=hugli, ' +
    'Chandannagar=chandernagore, Dankuli=dankuni, Uluberia, Bally?, Rishra, Dum Dum cantonment, ' +
    'Madhyamgram, Basirhat, Bongaon, Darjeeling, Kalimpong, Kurseong, Bagdogra, Alipurduar, Suri?, ' +
    'Rampurhat, Farakka, Raniganj, Jamuria, Kulti, Budge Budge, Diamond Harbour, Baruipur, Sonarpur, ' +
    'Katwa, Nabadwip, Santipur, Falta',
}
