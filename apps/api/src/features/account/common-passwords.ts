/**
 * Roots of the most common passwords: `Password@123` and `p4ssw0rd1` both derive from `password`. From
 * published leak counts, with Indian favourites.
 */
export const COMMON_ROOTS: ReadonlySet<string> = new Set(
  `password passwort passw pass parola secret letmein welcome login signin master admin administrator root user guest test
  testing default changeme temp temporary access unlock open hello hallo namaste namaskar iloveyou loveyou lovely love
  loveme trustno qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwaszx abcd abcde abcdef
  abcdefg abcdefgh abc monkey dragon tiger lion eagle shadow sunshine princess superman batman spiderman ironman
  pokemon naruto minecraft football cricket cricketer baseball basketball hockey soccer chelsea arsenal liverpool
  barcelona juventus ronaldo messi sachin tendulkar dhoni kohli viratkohli india indian bharat hindustan jaihind
  vandemataram mumbai delhi kolkata chennai bangalore bengaluru hyderabad pune krishna radhakrishna radha shiva
  mahadev omnamahshivaya om omsairam sairam saibaba jaimatadi hanuman ganesh ganesha ganpati lakshmi durga allah
  bismillah waheguru jesus jesuschrist christ god godisgreat blessed angel angels baby babygirl sweetie sweetheart
  honey darling jaan mylove mother father mummy papa family friends friend bestfriend forever michael jennifer jessica
  ashley daniel thomas charlie jordan hunter robert andrew matthew joshua george anthony william nicole michelle rahul
  rohit amit priya pooja neha anjali sanjay vijay suresh ramesh rajesh deepak sandeep computer internet google facebook
  instagram whatsapp youtube twitter apple samsung windows microsoft amazon flipkart starwars matrix mustang ferrari
  porsche mercedes yamaha pulsar freedom nothing whatever fuckyou asshole killer hacker ninja summer winter spring
  autumn monday friday january diwali holi chocolate cookie pepper ginger flower butterfly rainbow purple orange
  silver golden money dollar rupees lucky success winner power happy smile cheese banana`.split(/\s+/),
);
