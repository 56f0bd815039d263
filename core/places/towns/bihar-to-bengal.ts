/** Districts and towns; the format is explained in `../towns.ts`. */
export const BIHAR_TO_BENGAL = `
@ br Bihar 25.70 85.60
Araria 26.15 87.52
  Forbesganj 26.30 87.26
Arwal 25.25 84.68
Aurangabad Bihar 24.75 84.37 = aurangabad~
Banka? 24.89 86.92
Begusarai 25.42 86.13
  Barauni 25.47 85.97
Bhagalpur 25.24 86.98
  Kahalgaon 25.27 87.25; Sultanganj 25.25 86.74; Naugachia 25.39 87.10
Arrah 25.56 84.66 = ara bihar (Bhojpur)
Buxar 25.56 83.98
  Dumraon 25.55 84.15
Darbhanga 26.15 85.90
Motihari 26.65 84.91 (East Champaran = purbi champaran)
  Raxaul 26.98 84.85
Gaya? 24.80 85.00 = bodh gaya
  Bodhgaya 24.70 84.99
Gopalganj 26.47 84.44
Jamui 24.92 86.22
Jehanabad 25.21 84.99
Bhabua 25.04 83.61 (Kaimur)
Katihar 25.54 87.57
Khagaria 25.50 86.47
Kishanganj 26.09 87.94
Lakhisarai 25.17 86.09
Madhepura 25.92 86.79
Madhubani 26.35 86.07
  Jhanjharpur 26.27 86.28
Munger 25.38 86.47 = monghyr
  Jamalpur 25.31 86.49
Muzaffarpur 26.12 85.36
Bihar Sharif 25.20 85.52 = biharsharif (Nalanda)
  Rajgir 25.03 85.42; Hilsa? 25.32 85.28
Nawada? 24.88 85.54
Patna 25.59 85.14
  Danapur 25.63 85.04 = dinapur; Bihta 25.56 84.87; Mokama 25.39 85.92; Barh? 25.48 85.71; Fatuha 25.51 85.31
Purnia 25.78 87.47 = purnea
Sasaram 24.95 84.03 (Rohtas)
  Dehri 24.91 84.18 = dehri on sone
Saharsa 25.88 86.60
Samastipur 25.86 85.78
  Dalsinghsarai 25.67 85.83
Chhapra 25.78 84.75 = chapra (Saran)
  Sonpur 25.70 85.18
Sheikhpura 25.14 85.86
Sheohar 26.52 85.30
Sitamarhi 26.59 85.48
Siwan 26.22 84.36
Supaul 26.12 86.60
Hajipur 25.69 85.21 (Vaishali Bihar)
Bettiah 26.80 84.50 (West Champaran = pashchim champaran)
  Bagaha 27.10 84.09; Narkatiaganj 27.10 84.47

@ jh Jharkhand 23.60 85.40
Bokaro 23.67 86.15 = bokaro steel city
  Phusro 23.77 86.00; Chas? 23.64 86.18; Bermo 23.78 85.96
Chatra 24.21 84.87
Deoghar 24.48 86.69 = devghar
  Madhupur 24.27 86.64
Dhanbad 23.80 86.43
  Jharia 23.74 86.41; Chirkunda 23.74 86.79; Sindri 23.68 86.50; Nirsa 23.79 86.71
Dumka 24.27 87.25
Jamshedpur 22.80 86.20 = east singhbhum*, purbi singhbhum* (East Singhbhum = purbi singhbhum)
  Ghatshila 22.58 86.47; Jadugora 22.65 86.35
Garhwa 24.16 83.81
Giridih 24.19 86.30
Godda 24.83 87.21
Gumla 23.04 84.54
Hazaribagh 23.99 85.36 = hazaribag
  Barkagaon 23.85 85.22
Jamtara 23.96 86.80
Khunti 23.07 85.28
Koderma 24.47 85.59
  Jhumri Telaiya 24.43 85.53
Latehar 23.74 84.50
Lohardaga 23.43 84.68
Pakur 24.63 87.84
Medininagar 24.04 84.07 = daltonganj (Palamu)
Ramgarh 23.63 85.51
  Patratu 23.67 85.28
Ranchi 23.34 85.31
  Bundu Ranchi 23.16 85.59
Sahibganj 25.24 87.64
  Rajmahal 25.05 87.84
Seraikela 22.70 85.93 (Seraikela Kharsawan = saraikela)
  Adityapur 22.78 86.16; Gamharia 22.81 86.11; Chandil 22.96 86.06
Simdega 22.61 84.51
Chaibasa 22.55 85.80 (West Singhbhum)
  Chakradharpur 22.68 85.63; Noamundi 22.16 85.53

@ od Odisha 20.50 84.40 = orissa
Angul 20.84 85.10
  Talcher 20.95 85.23; Nalco Nagar Angul 20.85 85.15
Balangir 20.71 83.48 = bolangir
  Titlagarh 20.29 83.15; Patnagarh 20.71 83.14
Balasore 21.49 86.93 = baleshwar, balesore
  Soro Balasore 21.28 86.69; Jaleswar 21.80 87.22
Bargarh 21.33 83.62
Bhadrak 21.06 86.50
Boudh 20.84 84.32
Cuttack 20.46 85.88
  Choudwar 20.53 85.93; Athagarh 20.52 85.63
Deogarh 21.54 84.73
Dhenkanal 20.66 85.60
Paralakhemundi 18.78 84.09 (Gajapati)
Chhatrapur 19.36 84.99 = chatrapur (Ganjam)
  Brahmapur 19.31 84.79 = berhampur, brahmapur ganjam, ganjam*; Gopalpur 19.26 84.91; Bhanjanagar 19.93 84.58
Jagatsinghpur 20.25 86.17
  Paradip 20.32 86.61 = paradeep
Jajpur 20.85 86.34 = jajpur road
  Kalinga Nagar 20.95 86.03; Duburi 20.94 86.02; Vyasanagar 20.95 86.12
Jharsuguda 21.86 84.01
  Belpahar 21.83 83.85; Brajrajnagar 21.82 83.92
Bhawanipatna 19.91 83.17 (Kalahandi)
  Lanjigarh 19.72 83.37
Phulbani 20.47 84.23 (Kandhamal)
Kendrapara 20.50 86.42
Keonjhar 21.63 85.58 = kendujhar
  Barbil 22.12 85.37; Joda? 22.03 85.43
Khordha 20.18 85.62 = khurda, khorda
  Bhubaneswar 20.30 85.82 = bhubanesawar; Jatni 20.16 85.71
Koraput 18.81 82.71
  Jeypore 18.86 82.57; Damanjodi 18.77 82.91; Sunabeda 18.73 82.85
Malkangiri 18.35 81.89
Baripada 21.93 86.74 (Mayurbhanj)
  Rairangpur 22.27 86.17
Nabarangpur 19.23 82.55
Nayagarh 20.13 85.10
Nuapada 20.81 82.54
Puri? 19.81 85.83 = puri odisha
  Konark 19.89 86.10
Rayagada 19.17 83.42
  Gunupur 19.08 83.81
Sambalpur 21.47 83.97
  Burla 21.50 83.87; Hirakud 21.52 83.87
Sonepur Odisha 20.83 83.92 (Subarnapur)
Sundargarh 22.12 84.03
  Rourkela 22.26 84.85; Rajgangpur 22.19 84.58; Birmitrapur 22.40 84.74

@ wb West Bengal 23.80 87.90 = westbengal, w bengal, paschim banga
Alipurduar 26.49 89.53
Bankura 23.23 87.07
  Bishnupur Bankura 23.08 87.32; Barjora 23.43 87.28
Asansol 23.68 86.97 = paschim bardhaman* (Paschim Bardhaman)
  Durgapur 23.52 87.31; Raniganj 23.61 87.13; Jamuria 23.71 87.08; Kulti 23.73 86.84
Barddhaman 23.24 87.86 = bardhaman, burdwan, purba bardhaman (Purba Bardhaman)
  Katwa 23.65 88.13; Kalna 23.22 88.36; Memari 23.17 88.10
Suri? 23.91 87.53 (Birbhum)
  Shantiniketan 23.68 87.68 = santiniketan, bolpur; Rampurhat 24.18 87.78; Sainthia 23.95 87.68
Cooch Behar 26.32 89.45 = coochbehar, koch bihar
  Dinhata 26.13 89.47
Balurghat 25.22 88.77 (Dakshin Dinajpur = south dinajpur)
  Gangarampur 25.40 88.52
Darjeeling 27.04 88.26 = darjiling
  Siliguri 26.73 88.40; Kurseong 26.88 88.28; Bagdogra 26.70 88.32; Mirik 26.89 88.19
Chinsurah 22.90 88.39 = chuchura, hooghly, hugli (Hooghly = hugli)
  Serampore 22.75 88.34 = srirampur, shrirampur hooghly; Chandannagar 22.87 88.36 = chandernagore
  Dankuli 22.68 88.29 = dankuni; Rishra 22.71 88.35; Arambagh 22.88 87.78; Tarakeswar 22.89 88.02
  Konnagar 22.70 88.35; Bandel 22.93 88.38; Uttarpara 22.67 88.35
Howrah 22.59 88.31 = haora
  Uluberia 22.47 88.11; Bally? 22.65 88.34; Domjur 22.64 88.22; Sankrail 22.57 88.24; Dhulagarh 22.58 88.17
Jalpaiguri 26.52 88.72
  Dhupguri 26.59 89.01; Mal Bazar 26.86 88.75
Jhargram 22.45 86.99
Kalimpong 27.07 88.47
Kolkata 22.57 88.36 = kolkatta, kolkata city, kolkota
Malda 25.01 88.14 = english bazar, maldah
Baharampur 24.10 88.25 = berhampore, murshidabad* (Murshidabad)
  Farakka 24.81 87.92; Jangipur 24.47 88.07; Kandi? 23.95 88.03
Krishnanagar 23.40 88.50 (Nadia? = nadia district)
  Kalyani? 22.98 88.43; Ranaghat 23.18 88.57; Nabadwip 23.41 88.37; Santipur 23.25 88.43; Chakdaha 23.08 88.52
Barasat 22.72 88.48 (North 24 Parganas = north twenty four parganas)
  Barrackpore 22.76 88.37 = barrackpur; Naihati 22.89 88.42; Habra 22.83 88.63; Madhyamgram 22.70 88.45
  Basirhat 22.66 88.87; Bongaon 23.04 88.83; Panihati 22.69 88.37; Kamarhati 22.67 88.37; Titagarh 22.74 88.37
  Khardaha 22.72 88.38; Bhatpara 22.87 88.41; Halisahar 22.95 88.42; Dum Dum cantonment 22.64 88.42
Midnapore 22.42 87.32 = medinipur, midnapur (Paschim Medinipur = west midnapore)
  Kharagpur 22.35 87.32; Ghatal 22.67 87.72; Salboni 22.63 87.32
Tamluk 22.30 87.92 (Purba Medinipur = east midnapore)
  Haldia 22.07 88.07; Contai 21.78 87.75 = kanthi; Digha 21.63 87.51; Kolaghat 22.44 87.87; Panskura 22.40 87.74
Purulia 23.33 86.36
  Raghunathpur 23.55 86.67; Adra Purulia 23.50 86.68
- 22.53 88.33 (South 24 Parganas = south twenty four parganas)
  Budge Budge 22.48 88.18; Diamond Harbour 22.19 88.19; Baruipur 22.36 88.43; Sonarpur 22.44 88.43; Falta 22.30 88.10
  Maheshtala 22.51 88.25; Canning Bengal 22.31 88.66
Raiganj 25.62 88.12 (Uttar Dinajpur = north dinajpur)
  Islampur Bengal 26.26 88.19; Kaliaganj 25.63 88.32

@ sk Sikkim 27.55 88.45
Gangtok 27.33 88.61
Mangan? 27.51 88.53
Namchi 27.17 88.36
  Jorethang 27.13 88.28
Gyalshing 27.29 88.26 = geyzing
Pakyong 27.24 88.59
  Rangpo 27.18 88.53; Singtam 27.23 88.50
Soreng 27.17 88.20
`
