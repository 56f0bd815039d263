/** Districts and towns; the format is explained in `../towns.ts`. */
export const KARNATAKA_AND_KERALA = `
@ ka Karnataka 14.70 76.10 = karn taka, karanataka
Bagalkot 16.18 75.70 = bagalkote
  Jamkhandi 16.50 75.29 = jamakhandi; Rabkavi Banhatti 16.48 75.12; Ilkal 15.96 76.13; Mudhol 16.33 75.28
  Badami 15.92 75.68
Bengaluru 12.97 77.59 = bangalor, banagalore, bengalore, banglaore, bangalroe, bengaluru city,
  bangalore city, bengaluru urban, bangalore urban, bengaluru rural, bangalore rural, bengaluru south, bangalore south (
  Bengaluru Urban | Bengaluru Rural | Bengaluru South)
  Doddaballapur 13.29 77.54 = doddaballapura, dodballapur
Belagavi 15.85 74.50 = belgavi
  Gokak 16.17 74.82; Nipani 16.40 74.38 = nippani; Chikodi 16.43 74.60 = chikkodi; Athani 16.73 75.06
  Saundatti 15.77 75.12 = savadatti; Bailhongal 15.81 74.86; Ramdurg 15.95 75.30
Ballari 15.14 76.92 = bellary
  Toranagallu 15.18 76.65 = vijayanagar ballari, toranagal; Sandur? 15.09 76.55; Siruguppa 15.63 76.90
Bidar 17.91 77.50
  Basavakalyan 17.87 76.95; Bhalki 18.04 77.21; Humnabad 17.77 77.13
Chamarajanagar 11.92 76.94 = chamrajnagar, chamarajanagara
  Kollegal 12.16 77.11; Gundlupet 11.81 76.69
Chikkaballapur 13.43 77.73 = chikballapur, chikkaballapura
  Gauribidanur 13.61 77.52; Chintamani 13.40 78.05; Sidlaghatta 13.39 77.86
Chikkamagaluru 13.32 75.77 = chikmagalur, chickmagalur, chikkamagalur
  Kadur 13.55 76.01; Tarikere 13.71 75.81; Mudigere 13.13 75.64
Chitradurga 14.23 76.40
  Hiriyur 13.94 76.62; Challakere 14.31 76.65
Mangaluru 12.91 74.86 = mangalur, manglore, dakshina kannada* (Dakshina Kannada = south canara)
  Puttur 12.76 75.20; Sullia 12.56 75.39; Moodabidri 13.07 74.99 = moodbidri; Surathkal 13.01 74.79
  Bantwal 12.89 75.03; Belthangady 13.00 75.30
Davanagere 14.47 75.92 = davangere
  Harihar 14.51 75.81 = harihara; Channagiri 14.02 75.93; Jagalur 14.52 76.34
Dharwad 15.46 75.01 = dharwar
  Hubballi 15.36 75.12 = hubli dharwad, hubballi dharwad, hubballi dharwada
Gadag 15.43 75.64 = gadag betageri, gadag betigeri
  Nargund 15.72 75.39; Ron? 15.70 75.73
Kalaburagi 17.33 76.83 = kalburgi, kalaburgi
  Sedam 17.18 77.28; Shahabad 17.13 76.94; Wadi? 17.06 76.99; Aland 17.57 76.57
Hassan? 13.01 76.10
  Arsikere 13.31 76.26; Sakleshpur 12.94 75.79; Channarayapatna 12.90 76.39; Belur Hassan 13.16 75.87
Haveri 14.79 75.40
  Ranebennur 14.61 75.63 = ranibennur; Hangal 14.76 75.12
Madikeri 12.42 75.74 = mercara (Kodagu = coorg)
  Virajpet 12.20 75.80; Kushalnagar 12.46 75.96
Kolar 13.14 78.13
  Malur 13.00 77.94; Vemagal 13.20 77.98; Narasapura 13.13 78.00; Mulbagal 13.16 78.39
  Kolar Gold Fields 12.96 78.27 = kgf, robertsonpet; Bangarapet 12.99 78.18
Koppal 15.35 76.16
  Gangavathi 15.43 76.53 = gangavati; Kushtagi 15.76 76.19
Mandya 12.52 76.90
  Srirangapatna 12.42 76.70; Maddur 12.58 77.04; Malavalli 12.39 77.06
Mysuru 12.30 76.64 = mysooru
  Nanjangud 12.12 76.68 = nanjanagudu; Hunsur 12.30 76.29; T Narasipur 12.21 76.90
Raichur 16.21 77.34
  Sindhanur 15.77 76.76; Manvi 15.99 77.05; Lingsugur 16.16 76.52
Ramanagara 12.72 77.28 = ramanagaram, ramnagara
  Channapatna 12.65 77.21; Kanakapura 12.55 77.42; Magadi 12.96 77.23; Harohalli 12.68 77.47
Shivamogga 13.93 75.57 = shimoga
  Bhadravati 13.85 75.70 = bhadravathi; Sagara 14.17 75.03; Shikaripura 14.27 75.35; Thirthahalli 13.69 75.24
Tumakuru 13.34 77.10 = tumkur
  Tiptur 13.26 76.48; Sira? 13.74 76.90; Gubbi 13.31 76.94; Kunigal 13.02 77.03
Udupi 13.34 74.75 = manipal
  Kundapura 13.63 74.69 = kundapur; Karkala 13.21 74.99
Karwar 14.81 74.13 = uttara kannada* (Uttara Kannada = north canara)
  Sirsi 14.62 74.84; Dandeli 15.27 74.62; Bhatkal 13.99 74.56; Kumta 14.43 74.41; Honnavar 14.28 74.44
  Ankola 14.66 74.30; Haliyal 15.33 74.76; Yellapur 14.96 74.71
Hosapete 15.27 76.39 = hospet (Vijayanagara)
  Hagaribommanahalli 15.04 76.20; Harapanahalli 14.79 75.99
Vijayapura 16.83 75.71 = bijapur, vijayapur
  Indi? 17.18 75.96; Sindagi 16.92 76.23; Muddebihal 16.34 76.13
Yadgir 16.77 77.14 = yadagiri
  Shahapur Yadgir 16.70 76.84; Shorapur 16.52 76.76 = surpur

@ kl Kerala 10.45 76.40 = keral
Alappuzha 9.50 76.34 = alleppey, alapuzha
  Cherthala 9.68 76.34 = cherthala infopark; Kayamkulam 9.17 76.50; Chengannur 9.32 76.61; Mavelikkara 9.25 76.54
  Haripad 9.28 76.46
Kochi 9.93 76.27 = ernakulam*, cochi (Ernakulam)
  Aluva 10.11 76.35 = alwaye; Angamaly 10.20 76.39; Perumbavoor 10.12 76.48; Muvattupuzha 9.98 76.58
  Kothamangalam 10.06 76.63; North Paravur 10.15 76.23; Piravom 9.87 76.49
Painavu 9.84 76.97 (Idukki)
  Thodupuzha 9.90 76.71; Munnar 10.09 77.06; Kattappana 9.75 77.12; Adimali 10.02 76.95
Kannur 11.87 75.37 = cannanore
  Thalassery 11.75 75.49 = tellicherry; Payyanur 12.10 75.20; Taliparamba 12.04 75.36; Mattannur 11.93 75.57
  Iritty 11.98 75.67
Kasaragod 12.50 74.99 = kasargod, kasaragode
  Kanhangad 12.31 75.11; Nileshwaram 12.25 75.13
Kollam 8.89 76.61 = kollum
  Karunagappally 9.05 76.53; Kottarakkara 9.00 76.77; Punalur 9.02 76.92; Paravur Kollam 8.81 76.67
Kottayam 9.59 76.52
  Changanassery 9.45 76.54 = changanacherry; Pala? 9.71 76.68; Kanjirappally 9.56 76.79; Vaikom 9.75 76.40
  Ettumanoor 9.67 76.56; Erattupetta 9.69 76.78
Kozhikode 11.26 75.78 = kozhikkode
  Vadakara 11.60 75.59 = badagara, vatakara; Koyilandy 11.44 75.70; Thamarassery 11.42 75.94; Feroke 11.18 75.84
Malappuram 11.07 76.07
  Manjeri 11.12 76.12; Tirur 10.91 75.92; Ponnani 10.77 75.93; Perinthalmanna 10.98 76.23; Nilambur 11.28 76.23
  Kottakkal 11.00 76.00; Kondotty 11.15 75.96; Tirurangadi 11.04 75.93; Edappal 10.78 76.01
Palakkad 10.79 76.65 = palghat
  Ottapalam 10.77 76.38; Shoranur 10.76 76.27; Kanjikode 10.79 76.75; Chittur 10.70 76.75; Mannarkkad 10.99 76.46
  Alathur 10.65 76.54; Pattambi 10.80 76.18
Pathanamthitta 9.26 76.79
  Thiruvalla 9.38 76.57 = tiruvalla; Pandalam 9.23 76.68; Adoor 9.16 76.73 = adur; Ranni 9.38 76.79; Konni 9.23 76.85
Thiruvananthapuram 8.52 76.94 = trivandram, thiruvanthapuram, tiruvananthapuram
  Attingal 8.70 76.81; Neyyattinkara 8.40 77.08; Nedumangad 8.60 77.00; Varkala 8.74 76.71; Kattakada 8.51 77.08
  Kovalam 8.40 76.98
Thrissur 10.53 76.21 = trissur
  Guruvayur 10.59 76.04; Chalakudy 10.31 76.33; Irinjalakuda 10.34 76.21; Kodungallur 10.23 76.20
  Kunnamkulam 10.65 76.07; Chavakkad 10.58 76.02; Wadakkanchery 10.66 76.24
Kalpetta 11.61 76.08 (Wayanad = waynad, wynad)
  Sulthan Bathery 11.67 76.27 = sultan bathery; Mananthavady 11.80 76.00

@ ld Lakshadweep 10.56 72.64
Kavaratti 10.57 72.64 (Lakshadweep District)
  Agatti 10.85 72.19; Minicoy 8.28 73.05
`
