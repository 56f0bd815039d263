/** Districts and towns; the format is explained in `../towns.ts`. */
export const MADHYA_PRADESH_AND_CHHATTISGARH = `
@ mp Madhya Pradesh 23.50 78.50 = madhyapradesh, madhya pradsh
Agar Malwa 23.71 76.02 = agar mp
Alirajpur 22.31 74.36
Anuppur 23.10 81.69
  Amarkantak 22.67 81.76; Kotma 23.20 81.98
Ashok Nagar Madhya Pradesh 24.58 77.73 = ashoknagar
  Chanderi 24.72 78.14
Balaghat 21.81 80.19
  Waraseoni 21.76 80.05; Malanjkhand 22.02 80.71
Barwani 22.04 74.90
  Sendhwa 21.68 75.10
Betul 21.91 77.90
  Sarni 22.10 78.17; Multai 21.77 78.25
Bhind 26.56 78.79
  Malanpur 26.36 78.28; Gohad 26.43 78.44
Bhopal 23.26 77.41
  Berasia 23.63 77.43; Govindpura 23.26 77.45
Burhanpur 21.31 76.23
  Nepanagar 21.45 76.39
Chhatarpur 24.91 79.59
  Khajuraho 24.83 79.92; Nowgong Chhatarpur 25.06 79.45
Chhindwara 22.06 78.94
  Parasia 22.19 78.76
Pandhurna 21.60 78.52
  Sausar 21.66 78.79
Damoh 23.83 79.44
Datia 25.67 78.46
Dewas 22.96 76.05
  Sonkatch 22.97 76.35
Dhar? 22.60 75.30
  Pithampur 22.61 75.68; Manawar 22.24 75.09; Dhamnod 22.21 75.47
Dindori~ 22.94 81.08
Guna? 24.65 77.31
  Raghogarh 24.44 77.19
Gwalior 26.22 78.18
  Dabra 25.89 78.33
Harda 22.34 77.09
Hoshangabad 22.75 77.73 = narmadapuram (Narmadapuram)
  Itarsi 22.61 77.76; Pipariya 22.76 78.35; Pachmarhi 22.47 78.43
Indore 22.72 75.86 = indor, indaur
  Mhow 22.55 75.76 = dr ambedkar nagar; Depalpur 22.85 75.54
Jabalpur 23.18 79.95 = jubbulpore
  Sihora 23.49 80.11
Jhabua 22.77 74.59
  Meghnagar 22.91 74.54
Katni 23.83 80.39 = murwara
Khandwa 21.83 76.35 (Khandwa District = east nimar)
  Omkareshwar 22.25 76.15
Khargone 21.82 75.61 (Khargone District = west nimar)
  Barwaha 22.25 76.04; Maheshwar 22.18 75.59
Maihar 24.26 80.76
Mandla 22.60 80.37
Mandsaur 24.07 75.07
  Garoth 24.32 75.65
Mauganj 24.68 81.87
Morena 26.50 78.00
  Ambah 26.71 78.23; Banmore 26.36 78.08
Narsinghpur 22.95 79.19
  Gadarwara 22.92 78.78; Kareli 22.92 79.06
Neemuch 24.48 74.87
  Jawad 24.60 74.85; Manasa 24.47 75.14
Niwari 25.37 78.80
  Orchha 25.35 78.64; Prithvipur 25.20 78.73
Panna? 24.72 80.19
Raisen 23.33 77.79
  Mandideep 23.09 77.53; Begamganj 23.60 78.34
Rajgarh 24.01 76.73
  Biaora 23.92 76.91; Sarangpur 23.57 76.48
Ratlam 23.33 75.04
  Jaora 23.64 75.13
Rewa 24.53 81.30
Sagar? 23.84 78.74 = saugor
  Bina? 24.18 78.20; Khurai 24.04 78.33
Satna? 24.60 80.83
  Nagod 24.57 80.59
Sehore 23.20 77.08
  Ashta? 23.02 76.72; Budhni 22.78 77.68
Seoni 22.09 79.54
Shahdol 23.30 81.36
  Dhanpuri 23.17 81.57; Burhar 23.22 81.53
Shajapur 23.43 76.27
  Shujalpur 23.41 76.71
Sheopur 25.67 76.70
Shivpuri 25.43 77.66
Sidhi 24.42 81.88
Singrauli 24.20 82.67 = waidhan
Tikamgarh 24.74 78.83
Ujjain 23.18 75.78
  Nagda 23.46 75.41; Mahidpur 23.49 75.66
Umaria 23.52 80.84
Vidisha 23.52 77.81
  Ganj Basoda 23.85 77.93; Sironj 24.10 77.69

@ cg Chhattisgarh 21.30 81.90 = chattisgarh, chhatisgarh, chhattishgarh
Balod 20.73 81.20
  Dalli Rajhara 20.58 81.08
Baloda Bazar 21.66 82.16 = balodabazar
  Bhatapara 21.74 81.95
Balrampur Chhattisgarh 23.61 83.61 = balrampur~
Jagdalpur 19.08 82.02 (Bastar)
Bemetara 21.72 81.53
Bijapur Chhattisgarh 18.80 80.82 = bijapur~
Bilaspur 22.08 82.14
Dantewada 18.90 81.35
  Kirandul 18.63 81.26; Bacheli 18.70 81.25
Dhamtari 20.71 81.55
Durg 21.19 81.28
  Bhilai 21.21 81.38 = bhilai nagar, durg bhilai
Gariaband 20.63 82.06
Gaurela 22.75 81.90 (Gaurela Pendra Marwahi = pendra)
Janjgir 22.01 82.58 = janjgir champa (Janjgir Champa)
  Champa? 22.04 82.64; Akaltara 22.02 82.43
Jashpur 22.89 84.14 = jashpur nagar
Kawardha 22.02 81.24 (Kabirdham)
Kanker 20.27 81.49
  Pakhanjore 20.04 80.63
Khairagarh 21.42 80.98
Kondagaon 19.60 81.66
Korba 22.36 82.75
Baikunthpur 23.26 82.56 (Korea~)
Mahasamund 21.11 82.10
Manendragarh 23.20 82.22 (Manendragarh Chirmiri Bharatpur)
  Chirmiri 23.19 82.35
Mohla 20.59 80.74 (Mohla Manpur)
Mungeli 22.07 81.69
Narayanpur 19.72 81.24
Raigarh 21.90 83.40
  Kharsia 21.99 83.11
Raipur 21.25 81.63
  Naya Raipur 21.16 81.79 = nava raipur, atal nagar, new raipur
Rajnandgaon 21.10 81.03
  Dongargarh 21.19 80.76
Sakti? 22.03 82.96
Sarangarh 21.59 83.07 (Sarangarh Bilaigarh)
Sukma 18.39 81.66
Surajpur Chhattisgarh 23.22 82.87
Ambikapur 23.12 83.20 (Surguja = sarguja)
`
