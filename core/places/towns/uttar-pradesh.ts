/** Districts and towns; the format is explained in `../towns.ts`. */
export const UTTAR_PRADESH = `
@ up Uttar Pradesh 26.90 80.90 = uttarpradesh, uttar pardesh
Agra 27.18 78.01
  Fatehpur Sikri 27.09 77.66; Shamsabad Agra 27.02 78.12
Aligarh 27.90 78.08
  Atrauli 28.03 78.28; Khair Aligarh 27.94 77.84
Akbarpur 26.43 82.53 (Ambedkar Nagar = ambedkarnagar)
  Tanda 26.55 82.65
Gauriganj 26.20 81.69 (Amethi)
  Amethi Town 26.15 81.81; Jagdishpur 26.46 81.62
Amroha 28.90 78.47 = jyotiba phule nagar
  Gajraula 28.84 78.24; Hasanpur Amroha 28.72 78.28
Auraiya 26.47 79.51
  Dibiyapur 26.64 79.55
Ayodhya 26.79 82.20 = faizabad
Azamgarh 26.07 83.18
  Mubarakpur 26.09 83.29
Baghpat 28.94 77.22 = bagpat
  Baraut 29.10 77.26; Khekra 28.87 77.28
Bahraich 27.57 81.60
  Nanpara 27.86 81.50
Ballia 25.76 84.15
  Rasra 25.86 83.85
Balrampur 27.43 82.18
  Utraula 27.32 82.42; Tulsipur 27.55 82.41
Banda? 25.48 80.34
  Atarra 25.28 80.57
Barabanki 26.93 81.19
  Fatehpur Barabanki 27.17 81.22
Bareilly 28.37 79.43 = bareli
  Faridpur Bareilly 28.21 79.54; Aonla 28.27 79.16; Baheri 28.78 79.50
Basti? 26.80 82.76
Bhadohi 25.39 82.57 (Bhadohi District = sant ravidas nagar)
  Gyanpur 25.33 82.47
Bijnor 29.37 78.14 = bijnaur
  Chandpur Bijnor 29.14 78.27; Najibabad 29.61 78.34; Nagina? 29.44 78.44; Dhampur 29.31 78.51
Budaun 28.03 79.12 = badaun
  Ujhani 28.00 79.01; Sahaswan 28.07 78.75
Bulandshahr 28.41 77.85 = bulandshahar, bulandshehar
  Khurja 28.25 77.86; Sikandrabad 28.45 77.70; Jahangirabad 28.41 78.10; Gulaothi 28.59 77.79; Siana? 28.63 78.06
Chandauli 25.26 83.27
  Mughalsarai 25.28 83.12 = deen dayal upadhyaya nagar, pandit deen dayal upadhyay nagar
Chitrakoot 25.20 80.90 = karwi
Deoria 26.50 83.78
  Barhaj 26.28 83.73
Etah 27.56 78.66
  Jalesar 27.47 78.30
Etawah 26.78 79.02
  Jaswantnagar 26.88 78.90; Bharthana 26.75 79.22
Fatehgarh 27.37 79.63 (Farrukhabad)
  Farrukhabad Town 27.39 79.58; Kaimganj 27.56 79.34
Fatehpur 25.93 80.81
  Bindki 26.03 80.57
Firozabad 27.16 78.40
  Tundla 27.21 78.24; Shikohabad 27.11 78.59; Sirsaganj 27.06 78.69
Noida 28.54 77.39 = gautam buddha nagar*, gautam budh nagar*, gautam buddh nagar*, gautambuddha nagar*,
  gautambudh nagar*, gb nagar* (Gautam Buddha Nagar)
  Greater Noida 28.47 77.50 = greater noida west; Dadri? 28.55 77.55; Jewar 28.12 77.55; Dankaur 28.35 77.55
Ghaziabad 28.67 77.45 = gaziabad
  Modinagar 28.83 77.58; Muradnagar 28.78 77.50; Loni? 28.75 77.29
Ghazipur 25.58 83.58
  Zamania 25.42 83.56
Gonda? 27.13 81.96
  Colonelganj 27.14 81.70
Gorakhpur 26.76 83.37
  Gida Gorakhpur 26.74 83.22
Hamirpur UP 25.95 80.15 = hamirpur~
  Rath? 25.60 79.57; Maudaha 25.68 80.12
Hapur 28.73 77.78 = panchsheel nagar
  Pilkhuwa 28.71 77.66; Garhmukteshwar 28.79 78.10
Hardoi 27.40 80.13
  Shahabad Hardoi 27.64 79.94; Sandila 27.07 80.52; Bilgram 27.18 80.03
Hathras 27.60 78.05 = mahamaya nagar
  Sikandra Rao 27.69 78.38
Orai 25.99 79.45 (Jalaun = jalaun district)
  Konch? 25.99 79.15; Kalpi 26.12 79.73
Jaunpur 25.75 82.69
  Shahganj 26.05 82.69
Jhansi 25.45 78.57
  Mauranipur 25.24 79.13; Babina 25.24 78.47
Kannauj 27.06 79.92
  Chhibramau 27.15 79.50
Kanpur 26.45 80.33 = kanpur nagar, kanpur dehat*, kaanpur (Kanpur Nagar)
  Bilhaur 26.84 80.06; Panki kanpur 26.47 80.25
Mati Akbarpur 26.38 79.97 (Kanpur Dehat = ramabai nagar)
Kasganj 27.81 78.65 = kashiram nagar
  Soron? 27.89 78.75
Manjhanpur 25.53 81.38 (Kaushambi = kaushambi uttar pradesh)
Padrauna 26.90 83.98 (Kushinagar)
  Kasia 26.74 83.89; Khadda 27.19 83.89
Lakhimpur 27.95 80.78 = lakhimpur kheri (Lakhimpur Kheri = kheri)
  Gola Gokarannath 28.08 80.47; Palia Kalan 28.43 80.58; Mohammadi 27.95 80.21
Lalitpur 24.69 78.41
Lucknow 26.85 80.95 = lucknoww, lakhnau, lukhnow, luknow, laknow
  Malihabad 26.92 80.71
Maharajganj 27.14 83.56
  Nautanwa 27.43 83.42
Mahoba 25.29 79.87
  Charkhari 25.40 79.75
Mainpuri 27.23 79.03
  Bhongaon 27.26 79.18
Mathura 27.49 77.67
  Vrindavan 27.58 77.70; Kosi Kalan 27.79 77.44; Chhata 27.72 77.51
Mau? 25.94 83.56 = mau uttar pradesh
  Maunath Bhanjan 25.94 83.56
Meerut 28.98 77.71 = merath
  Mawana 29.10 77.92; Sardhana 29.15 77.61
Mirzapur 25.15 82.57
  Vindhyachal 25.16 82.50; Chunar 25.13 82.88
Moradabad 28.84 78.77
  Bilari 28.62 78.80; Thakurdwara 29.19 78.86
Muzaffarnagar 29.47 77.70
  Khatauli 29.28 77.73
Pilibhit 28.63 79.80
  Puranpur 28.51 80.15; Bisalpur 28.29 79.80
Pratapgarh 25.90 81.95 (Pratapgarh UP = bela pratapgarh)
Prayagraj 25.44 81.85 = ilahabad, allahbad, prayag raj
  Phulpur 25.55 82.09; Naini Prayagraj 25.39 81.87
Raebareli 26.23 81.24 = rae bareli, rae bareilly
  Lalganj Raebareli 26.17 80.96
Rampur 28.80 79.03
  Bilaspur Rampur 28.89 79.27; Milak 28.61 79.17
Saharanpur 29.96 77.55
  Deoband 29.70 77.68; Gangoh 29.78 77.26
Sambhal 28.59 78.57
  Chandausi 28.45 78.78; Babrala 28.27 78.40; Bahjoi 28.39 78.62
Khalilabad 26.77 83.07 (Sant Kabir Nagar)
  Maghar 26.76 83.13
Shahjahanpur 27.88 79.91
  Tilhar 27.96 79.74; Jalalabad Shahjahanpur 27.72 79.66
Shamli 29.45 77.31
  Kairana 29.40 77.21; Kandhla 29.32 77.27
Bhinga 27.70 81.93 (Shravasti = shrawasti)
Naugarh 27.29 83.09 (Siddharthnagar = siddharth nagar)
  Bansi 27.18 82.93
Sitapur 27.57 80.68
  Laharpur 27.71 80.90; Biswan 27.49 81.00; Mahmudabad 27.29 81.12
Robertsganj 24.69 83.07 (Sonbhadra)
  Renukoot 24.22 83.03; Anpara 24.20 82.77; Obra 24.42 82.98; Shaktinagar Sonbhadra 24.12 82.69
Sultanpur 26.26 82.07
  Kadipur 26.17 82.38
Unnao 26.55 80.49
  Bangarmau 26.89 80.21; Shuklaganj 26.47 80.40
Varanasi 25.32 82.97 = banaras, kashi varanasi
  Ramnagar Varanasi 25.28 83.03
`
