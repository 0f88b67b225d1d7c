import type { Department } from '@e-store/shared/catalog/departments';

/** Words for departments. A `ladka` shopping for himself is a young man, a `bachcha` a child. */
export const DEPARTMENT_WORDS: Readonly<Record<Department, string>> = {
  men:
    'men, mens, man, mans, male, males, gent, gents, gentlemen, gentleman, guys, mard, mardon, mardo, marda, mardana, ' +
    'aadmi, admi, aadmiyon, purush, purushon, purusho, ladka, ladke, ladkon, ladko, husband, pati, father, papa, dad, ' +
    'पुरुष, पुरुषों, मर्द, मर्दों, मर्दाना, आदमी, आदमियों, जेंट्स, जेन्ट्स, लड़का, लड़के, लडके, लड़कों, लडकों, मेन्स, मेंस',
  women:
    'women, womens, woman, womans, female, females, lady, ladies, ladys, ladis, aurat, auraton, aurato, aurten, mahila, ' +
    'mahilaon, mahilao, mahilayen, stri, zanana, janana, ladki, ladkiyon, ladkiyo, ladkiyan, wife, patni, biwi, mother, ' +
    'mummy, mom, औरत, औरतों, महिला, महिलाओं, स्त्री, जनाना, लेडीज, लेडिज, लड़की, लडकी, लड़कियों, लडकियों, वूमेन, विमेन',
  kids:
    'kid, kids, child, childs, children, childrens, boy, boys, girl, girls, baby, babies, toddler, son, daughter, beta, ' +
    'beti, bachcha, bachche, bachchon, bachcho, baccha, bacche, bacchon, baccho, bacha, bache, bachon, bacho, bachhe, ' +
    'bachhon, bachhe, bachchi, bachi, junior, बच्चा, बच्चे, बच्चों, बच्ची, बच्चियों, बेटा, बेटे, बेटी, किड्स, बॉयज, गर्ल्स',
};
