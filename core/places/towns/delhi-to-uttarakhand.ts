/** Districts and towns; the format is explained in `../towns.ts`. */
export const DELHI_TO_UTTARAKHAND = `
@ dl Delhi 28.65 77.10 = nct of delhi, delhi nct, nct delhi
Delhi 28.61 77.21 = south delhi, north delhi, east delhi, west delhi, central delhi, south west delhi, south east delhi,
  north west delhi, north east delhi (New Delhi | Central Delhi | East Delhi | North Delhi | North East Delhi |
  North West Delhi | Shahdara | South Delhi | South East Delhi | South West Delhi | West Delhi)

@ hr Haryana 29.20 76.30 = hary na, hariyana
Ambala 30.38 76.78 = ambala cantt, ambala city, ambala cantonment
  Naraingarh 30.48 77.13
Hansi? 29.10 75.96
Bhiwani 28.79 76.14
Charkhi Dadri 28.59 76.27
Faridabad 28.41 77.32 = faridabaad
Fatehabad 29.51 75.45
  Tohana 29.71 75.90; Ratia 29.69 75.58
Gurugram 28.46 77.03 = gurugaon, gurgram, gurgaun
  Sohna 28.25 77.07; Pataudi 28.33 76.78; Farrukhnagar 28.45 76.82
Hisar 29.15 75.72 = hissar
  Barwala 29.37 75.91
Jhajjar 28.61 76.66
  Bahadurgarh 28.69 76.92; Beri? 28.70 76.58
Jind 29.32 76.31
  Narwana 29.60 76.12; Safidon 29.41 76.67
Kaithal 29.80 76.40
Karnal 29.69 76.98
  Gharaunda 29.54 76.97; Assandh 29.52 76.60; Nilokheri 29.84 76.93
Kurukshetra 29.97 76.88
  Thanesar 29.97 76.83; Shahabad Markanda 30.17 76.87; Pehowa 29.98 76.58
Narnaul 28.04 76.11 (Mahendragarh)
  Mahendragarh Town 28.28 76.15; Kanina 28.33 76.31
Nuh? 28.10 77.00 (Nuh District = mewat)
  Punhana 27.87 77.20; Ferozepur Jhirka 27.79 76.95
Palwal 28.14 77.33
  Hodal 27.89 77.37
- 30.69 76.86 (Panchkula District)
  Pinjore 30.80 76.92; Kalka 30.84 76.94
Panipat 29.39 76.97
  Samalkha 29.24 77.01
Rewari 28.19 76.62
  Bawal 28.08 76.58; Dharuhera 28.21 76.80
Rohtak 28.90 76.59
  Meham 28.97 76.30
Sirsa 29.53 75.03
  Dabwali 29.95 74.74; Ellenabad 29.45 74.66
Sonipat 28.99 77.02
  Kundli? 28.87 77.12; Rai Sonipat 28.93 77.08; Gohana 29.14 76.70; Kharkhoda 28.88 76.91; Ganaur 29.13 77.02
Yamunanagar 30.13 77.28 = yamuna nagar
  Jagadhri 30.17 77.30

@ ch Chandigarh 30.73 76.78
Chandigarh 30.73 76.78 = mohali, sas nagar, s a s nagar, sahibzada ajit singh nagar, panchkula, zirakpur, kharar,
  chandigarh tricity, chandigarh mohali

@ pb Punjab? 30.90 75.60 = panjab
Amritsar 31.63 74.87
  Ajnala 31.84 74.76; Jandiala Guru 31.56 75.03
Barnala 30.38 75.55
Bathinda 30.21 74.95 = bhatinda
  Talwandi Sabo 29.99 75.08; Rampura Phul 30.27 75.24
Faridkot 30.67 74.76
  Kotkapura 30.58 74.83; Jaitu 30.45 74.88
Fatehgarh Sahib 30.65 76.39
  Mandi Gobindgarh 30.67 76.30 = gobindgarh; Sirhind 30.64 76.39
Fazilka 30.40 74.03
  Abohar 30.14 74.20; Jalalabad Fazilka 30.61 74.26
Firozpur 30.93 74.61 = ferozepur, ferozepore
  Zira? 30.97 74.99
Gurdaspur 32.04 75.41
  Batala 31.82 75.20; Dinanagar 32.14 75.47
Hoshiarpur 31.53 75.92
  Mukerian 31.95 75.61; Dasuya 31.82 75.66
Jalandhar 31.33 75.58 = jullundur, jalandher
  Nakodar 31.13 75.48; Phillaur 31.02 75.78; Kartarpur 31.44 75.50
Kapurthala 31.38 75.38
  Phagwara 31.22 75.77; Sultanpur Lodhi 31.21 75.20
Ludhiana 30.90 75.86 = ludhiyana
  Khanna? 30.70 76.22; Jagraon 30.79 75.47; Samrala 30.84 76.19
Malerkotla 30.53 75.88 = maler kotla
Mansa? 29.99 75.40
  Budhlada 29.93 75.56
Moga? 30.82 75.17
Muktsar 30.48 74.52 = sri muktsar sahib, muktasar
  Malout 30.19 74.50; Gidderbaha 30.20 74.66
Pathankot 32.27 75.65
Patiala 30.34 76.39
  Rajpura 30.48 76.59; Nabha 30.37 76.15; Samana? 30.15 76.19; Patran 29.96 76.05
Ropar 30.97 76.53 = rupnagar
  Nangal 31.38 76.37; Morinda 30.79 76.50; Anandpur Sahib 31.24 76.50
Sangrur 30.25 75.84
  Sunam 30.13 75.80; Dhuri 30.37 75.87
Nawanshahr 31.12 76.12 = shaheed bhagat singh nagar* (Shaheed Bhagat Singh Nagar = sbs nagar)
  Banga? 31.19 75.99; Balachaur 31.06 76.30
Tarn Taran 31.45 74.93
  Patti Tarn Taran 31.28 74.86
- 30.70 76.72 (SAS Nagar District)
  Derabassi 30.59 76.84 = dera bassi; Lalru 30.49 76.80; Banur 30.56 76.72

@ hp Himachal Pradesh 31.90 77.20 = himachal
Bilaspur Himachal 31.33 76.76 = bilaspur~
Chamba? 32.55 76.13
  Dalhousie 32.54 75.97
Hamirpur 31.69 76.52
  Nadaun 31.78 76.35
Dharamshala 32.22 76.32 = dharamsala (Kangra)
  Palampur 32.11 76.54; Nurpur 32.30 75.88; Kangra Town 32.10 76.27
Reckong Peo 31.54 78.27 (Kinnaur)
Kullu 31.96 77.11
  Manali? 32.24 77.19; Bhuntar 31.88 77.15
Keylong 32.57 77.03 (Lahaul and Spiti = lahaul spiti)
Mandi? 31.71 76.93
  Sundernagar 31.53 76.89 = sundarnagar; Jogindernagar 31.99 76.79
Shimla 31.10 77.17 = simla
  Rampur Bushahr 31.45 77.63; Rohru 31.20 77.75; Theog 31.12 77.35
Nahan 30.56 77.30 (Sirmaur = sirmour)
  Paonta Sahib 30.44 77.62; Kala Amb 30.50 77.21
Solan 30.91 77.10
  Baddi 30.96 76.79; Parwanoo 30.84 76.96; Nalagarh 31.05 76.72; Barotiwala 30.91 76.84; Kasauli 30.90 76.97
Una? 31.47 76.27
  Amb Una 31.68 76.12

@ jk Jammu and Kashmir 33.50 75.00 = jammu kashmir, j and k, j k, jammu & kashmir, kashmir
Anantnag 33.73 75.15
Bandipora 34.42 74.65
Baramulla 34.20 74.34
  Sopore 34.30 74.47; Uri? 34.08 74.05
Budgam 34.02 74.78
Doda? 33.15 75.55
  Bhaderwah 32.98 75.71
Ganderbal 34.23 74.78
Jammu 32.73 74.86
  Akhnoor 32.87 74.74; RS Pura 32.61 74.74
Kathua 32.37 75.52
  Lakhanpur Kathua 32.39 75.60
Kishtwar 33.31 75.77
Kulgam 33.64 75.02
Kupwara 34.53 74.26
  Handwara 34.40 74.28
Poonch? 33.77 74.09
Pulwama 33.87 74.90
  Awantipora 33.92 75.02; Pampore 34.02 74.93
Rajouri 33.38 74.31
  Nowshera Rajouri 33.15 74.24
Ramban 33.25 75.19
Reasi 33.08 74.84
  Katra 32.99 74.93
Samba? 32.56 75.12
  Bari Brahmana 32.64 74.91
Shopian 33.72 74.83
Srinagar 34.08 74.80
Udhampur 32.92 75.14

@ la Ladakh 34.30 77.30
Leh? 34.16 77.58 = leh ladakh
Kargil 34.56 76.13
Diskit 34.54 77.56 (Nubra)
Padum 33.46 76.88 (Zanskar)
Drass 34.43 75.76 = dras
Khaltse 34.33 76.87 = sham ladakh (Sham?)
Nyoma 33.20 78.65 (Changthang)

@ uk Uttarakhand 30.10 79.10 = uttaranchal, uttrakhand
Almora 29.60 79.66
  Ranikhet 29.64 79.43
Bageshwar 29.84 79.77
Gopeshwar 30.41 79.32 (Chamoli)
  Joshimath 30.56 79.56; Karnaprayag 30.26 79.22
Champawat 29.34 80.09
  Tanakpur 29.07 80.11
Dehradun 30.32 78.03 = deharadun, dehradoon
  Rishikesh 30.09 78.27; Mussoorie 30.46 78.07; Vikasnagar 30.47 77.77; Doiwala 30.18 78.12
Haridwar 29.95 78.16
  Roorkee 29.87 77.89; Bhagwanpur 29.94 77.81; Manglaur 29.79 77.87; Sidcul haridwar 29.97 78.06; Laksar 29.76 78.04
Nainital 29.38 79.46
  Haldwani 29.22 79.51; Ramnagar 29.39 79.13; Bhowali 29.38 79.52; Kathgodam 29.27 79.54; Lalkuan 29.07 79.52
Pauri 30.15 78.78 (Pauri Garhwal = garhwal)
  Kotdwar 29.75 78.53; Srinagar Garhwal 30.22 78.78 = srinagar~; Lansdowne 29.84 78.68
Pithoragarh 29.58 80.22
Rudraprayag 30.28 78.98
Tehri 30.38 78.48 = new tehri (Tehri Garhwal)
  Chamba Tehri 30.35 78.39; Narendranagar 30.17 78.29
Rudrapur 28.98 79.40 = udham singh nagar*, us nagar* (Udham Singh Nagar)
  Kashipur 29.21 78.96; Pantnagar 29.03 79.47; Sitarganj 28.93 79.70; Khatima 28.92 79.97; Jaspur 29.28 78.82
  Bazpur 29.15 79.11; Kichha 28.91 79.52
Uttarkashi 30.73 78.44
`
