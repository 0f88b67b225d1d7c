/**
 * Colours as shoppers name them. `of` lists the matching product colours, separated by commas; each requires
 * all of its words.
 */
type ColourWords = { label: string; of: string; words: string };

export const COLOUR_WORDS: readonly ColourWords[] = [
  {
    label: 'Blue',
    of: 'blue, indigo, navy, cobalt, azure',
    words: 'blue, blues, bluish, neela, neeli, neele, nila, nili, nile, nilaa, neel, नीला, नीली, नीले, ब्लू',
  },
  { label: 'Navy', of: 'navy', words: 'navy, navy blue, navyblue, neavy, नेवी, नेवी ब्लू' },
  { label: 'Indigo', of: 'indigo', words: 'indigo, इंडिगो' },
  {
    label: 'Sky blue',
    of: 'sky, light blue',
    words:
      'sky, sky blue, skyblue, light blue, halka neela, halki neeli, aasmani, asmani, aasmaani, firozi, आसमानी, हल्का नीला, हल्की नीली',
  },
  {
    label: 'Dark blue',
    of: 'dark blue, navy, indigo',
    words: 'dark blue, darkblue, deep blue, gehra neela, gehri neeli, गहरा नीला, गहरी नीली',
  },
  {
    label: 'Black',
    of: 'black',
    words: 'black, kala, kali, kale, kaala, kaali, kaale, kaalaa, काला, काली, काले, ब्लैक',
  },
  {
    label: 'White',
    of: 'white',
    words: 'white, safed, safaid, saphed, sufaid, sufed, safeda, ujla, सफेद, श्वेत, व्हाइट, वाइट',
  },
  {
    label: 'Cream',
    of: 'ecru, cream, ivory, off white',
    words: 'cream, creme, off white, offwhite, ivory, ecru, क्रीम, मलाई',
  },
  {
    label: 'Beige',
    of: 'ecru, sand, beige, stone, khaki',
    words: 'beige, sand, khaki, khakhi, badami, खाकी',
  },
  {
    label: 'Red',
    of: 'red, madder, crimson, scarlet',
    words: 'red, reds, lal, laal, lall, laala, surkh, madder, लाल, रेड',
  },
  {
    label: 'Maroon',
    of: 'maroon, wine, burgundy',
    words: 'maroon, marron, wine, burgundy, mehroon, मैरून, महरून',
  },
  {
    label: 'Green',
    of: 'green, olive, mint, sage',
    words: 'green, greens, hara, hari, hare, haraa, haree, हरा, हरी, हरे, ग्रीन',
  },
  { label: 'Olive', of: 'olive', words: 'olive, olive green, mehndi, mehendi, मेहंदी' },
  {
    label: 'Yellow',
    of: 'yellow, marigold, mustard',
    words: 'yellow, peela, peeli, peele, pila, pili, pile, haldi, sarson, पीला, पीली, पीले, येलो',
  },
  { label: 'Marigold', of: 'marigold', words: 'marigold, genda, गेंदा' },
  {
    label: 'Orange',
    of: 'orange, rust, marigold',
    words: 'orange, narangi, naarangi, kesari, kesariya, santara, नारंगी, केसरिया, ऑरेंज',
  },
  { label: 'Pink', of: 'pink, rose', words: 'pink, gulabi, gulaabi, gulabee, rose, rani, गुलाबी, पिंक' },
  {
    label: 'Purple',
    of: 'purple, lilac, lavender, violet, mauve',
    words:
      'purple, violet, lavender, lilac, mauve, baingani, bengani, baigani, jamuni, jamni, बैंगनी, जामुनी, पर्पल',
  },
  {
    label: 'Grey',
    of: 'grey, gray, charcoal, ash',
    words: 'grey, gray, greys, charcoal, slety, saleti, dhusar, ग्रे, स्लेटी',
  },
  {
    label: 'Brown',
    of: 'brown, rust, tan, camel, sand',
    words: 'brown, bhura, bhoora, bhuri, bhoori, भूरा, भूरी, ब्राउन',
  },
  { label: 'Rust', of: 'rust', words: 'rust, rusty' },
  { label: 'Teal', of: 'teal', words: 'teal, turquoise, peacock' },
];
