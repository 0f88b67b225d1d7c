/** Fabrics. `of` as in `COLOUR_WORDS`, matched in the fabric field. */
export const FABRIC_WORDS: readonly { label: string; of: string; words: string }[] = [
  {
    label: 'Cotton',
    of: 'cotton',
    words: 'cotton, cottons, kotton, suti, sooti, soot, sut, kapas, सूती, सुती, कॉटन, काटन',
  },
  {
    label: '100% cotton',
    of: '100% cotton',
    words:
      '100% cotton, cotton 100%, 100 cotton, 100 percent cotton, hundred percent cotton, pure cotton, full cotton, all cotton, ' +
      'shuddh suti, shudh suti, shuddh cotton, 100% suti, शुद्ध सूती, शुद्ध कॉटन, प्योर कॉटन, 100% कॉटन, 100% सूती',
  },
  { label: 'Linen', of: 'linen', words: 'linen, linens, linnen, लिनेन, लिनन' },
  {
    label: 'Khadi',
    of: 'khadi, handspun, handwoven',
    words: 'khadi, khaadi, handloom, hand loom, handspun, handwoven, hathkargha, खादी, हथकरघा',
  },
  { label: 'Denim', of: 'denim', words: 'denim, denims, डेनिम' },
  { label: 'Polyester', of: 'polyester', words: 'polyester, poly, पॉलिएस्टर' },
  {
    label: 'Stretch',
    of: 'elastane, spandex, lycra',
    words: 'stretch, stretchable, stretchy, lycra, spandex, elastane, strechable, लायक्रा',
  },
];

/** Style words of shoppers, mapped to words of the catalogue. */
export const STYLE_WORDS: readonly (readonly [asked: string, inCatalogue: string])[] = [
  [
    'stripe, stripes, striped, stripy, lining, linings, lines, dhari, dhaari, dharidar, dhaaridaar, धारी, धारीदार, लाइनिंग',
    'stripe, stripes, striped, pinstripe, pencil',
  ],
  [
    'check, checks, checked, checkered, chequered, cheks, checkd, chaukor, khane wali, चेक, चेक्स, चौकोर',
    'check, checks, gingham, checked',
  ],
  [
    'floral, flower, flowers, flowery, phool, phoolon, phul, phoolwali, फूल, फूलों, फ्लोरल',
    'floral, flower, flowers, sprig, phool',
  ],
  [
    'print, prints, printed, chhapa, chapa, chhapai, छपा, प्रिंट, प्रिंटेड',
    'print, printed, block, sprig, paisley, floral, graphic',
  ],
  [
    'block print, blockprint, hand block, bagru print, sanganeri, sanganeri print, dabu print',
    'block, print, sprig, paisley, sanganer, bagru',
  ],
  [
    'plain, solid, simple, saada, sada, saadi, sadi, basic, basics, सादा, सादी, प्लेन',
    'plain, basic, everyday, solid',
  ],
  ['hoodie, hoodies, hoody, hood, hooded, topi wali, हुडी', 'hooded, hoodie'],
  ['sweatshirt, sweatshirts, sweat shirt, sweat shirts, स्वेटशर्ट', 'sweatshirt'],
  ['kurta, kurtas, kurti, kurtis, kurte, kurtaa, कुर्ता, कुर्ती, कुर्ते', 'kurta'],
  ['blouse, blouses, blauj, blowse, ब्लाउज, ब्लाउस', 'blouse'],
  ['polo, polos, collar t shirt, collar tshirt, collar wali tshirt, पोलो', 'polo'],
  [
    'mandarin, mandarin collar, chinese collar, ban collar, band collar, bandhgala, nehru collar, collarless',
    'collarless, kurta, stand',
  ],
  [
    'sleeveless, no sleeve, no sleeves, without sleeve, without sleeves, bina baju, cut sleeve',
    'sleeveless, tank',
  ],
  ['v neck, vneck, v gala', 'v neck, v'],
  ['round neck, roundneck, crew neck, crewneck, crew, gol gala, गोल गला', 'crew, scoop, neck'],
  [
    'oversized, oversize, over size, over sized, loose, loose fit, baggy fit, dheela, dheeli, dhili, dhila, ढीला, ढीली, ओवरसाइज',
    'oversized, relaxed, wide',
  ],
  [
    'slim, slim fit, slimfit, skinny, skinny fit, tight, tight fit, fitted, narrow, pencil fit, kasi hui, स्लिम, टाइट',
    'slim, fitted',
  ],
  [
    'wide, wide leg, wideleg, baggy, flared, flare, bell bottom, bellbottom, bootcut, boot cut, palazzo jeans, khuli, चौड़ी',
    'wide, relaxed',
  ],
  ['straight, straight fit, straight leg, seedhi, sidhi, सीधी', 'straight'],
  ['regular, regular fit, comfort fit', 'regular, straight'],
  [
    'long sleeve, long sleeves, long sleeved, full sleeve, full sleeves, full sleeved, full hand, full baju, puri baju, poori baazu, पूरी बाजू, फुल स्लीव',
    'long, sleeved, cuffs',
  ],
  [
    'half sleeve, half sleeves, half sleeved, short sleeve, short sleeves, short sleeved, half hand, aadhi baju, आधी बाजू, हाफ स्लीव',
    'short, sleeved, resort, elbow',
  ],
  [
    'graphic, graphics, graphic print, cartoon, picture',
    'print, printed, screen, arch, palm, hills, kite, sun',
  ],
  [
    'formal, formals, office, office wear, officewear, ऑफिस, फॉर्मल',
    'office, oxford, poplin, pencil, pinstripe',
  ],
  ['party, festive, festival, shaadi, shadi, wedding, tyohar, त्योहार, शादी', 'festive, wedding, kurta'],
  [
    'winter, sardi, sardiyon, warm, garam, सर्दी, सर्दियों, गर्म',
    'winter, fleece, hooded, sweatshirt, twill, warm',
  ],
  ['summer, garmi, garmiyon, गर्मी, गर्मियों', 'summer, linen, light, beach, coast'],
];
