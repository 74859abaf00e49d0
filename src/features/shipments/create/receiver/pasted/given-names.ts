import { foldForSearch } from '../../../../../../common/search-text.ts';

/** Given names in both scripts, as they are written in Saudi Arabia and by people who live there. */
const NAMES = `
محمد احمد عبدالله عبد عبدالرحمن عبدالعزيز عبدالملك عبدالمجيد عبدالكريم عبدالرحيم عبدالاله عبدالسلام عبدالمحسن عبدالوهاب عبداللطيف عبدالهادي عبدالرزاق عبدالقادر
فهد خالد سعود سلطان فيصل سلمان نايف بندر تركي ماجد ناصر سعد سعيد سعيدان علي عمر عثمان حسن حسين ابراهيم اسماعيل يوسف يعقوب موسى عيسى صالح
صلاح طلال مشعل مشاري متعب نواف نايف وليد وائل هاني هيثم حاتم حازم حمد حمدان حامد حمود جابر جاسر جاسم جمال جميل جهاد بدر باسم بسام بلال
براء بشير ثامر ثنيان رائد راشد رشيد رامي ربيع رضا رياض ريان زياد زيد زكريا سامي سامر سالم سليم سليمان سمير سيف شادي شاكر شريف شهاب ضاري
طارق طاهر طه عادل عاصم عامر عباس عبود عبيد عايض عايد عدنان عزام عصام عقيل عماد عمار عوض عواض غازي غالب غانم غسان فارس فايز فائز فاروق فاضل
فالح فراس فواز فؤاد فوزي فلاح قاسم قصي كامل كريم كمال لؤي ليث مازن مالك ماهر مبارك متعب مجاهد مجدي محسن محمود مرزوق مروان مسعود مشهور مصطفى مصعب
معاذ معتز معن مقرن ممدوح منصور منير مهند مؤيد ناجي نادر نبيل نزار نعيم نوح نوار هادي هاشم هشام همام هلال وسام وسيم ياسر ياسين يحيى يزن يزيد يونس
انس انور اياد ايمن ايهاب اسامة اسعد اشرف امجد امين اديب ادهم اكرم بهاء تميم تيم جواد جلال حسام خلف خليل داود ذياب راكان راكن رعد رماح زاهر ساري شاهر
شافي شبيب صقر صخر ضيف عاطف عتيق عجلان عساف فرحان فهاد قايد كساب لافي مبروك مداوي مساعد مسفر معيض مفرح مفلح مناحي مهدي نهار هزاع وافي
فاطمة عائشة مريم خديجة زينب سارة ساره نورة نوره نوف نورا نور هند هدى هيا هيفاء هنادي هنوف العنود لولوة لطيفة لمى لمياء لينا ليلى لجين ريم رنا رزان رغد رهف
روان رؤى رحاب رانيا رنيم ريما ريتاج دانة دانا دلال دينا دعاء ديما حصة حنان حنين حليمة جواهر جميلة جوهرة الجوهرة جنى جود ابتسام ابتهال احلام اروى اسماء
اسيل اشواق افنان الاء امل امال اماني امجاد امنة امينة امينه اميرة انوار اية ايمان بدرية بسمة بشاير بشرى بيان تغريد تهاني تالا تالين ثريا خلود خولة ذكرى
سحر سعاد سلمى سلوى سمر سمية سميرة سهام سهى سوزان شذى شروق شريفة شهد شوق شيخة شيماء صباح صفاء صفية ضحى طيف عالية عبير عبلة عذاري عزة عفاف علياء
عهود غادة غدير غلا غيداء فاتن فايزة فرح فضيلة فوزية قمر كوثر لبنى مها منى منال منيرة مي ميساء مشاعل مضاوي ملاك موضي مودة ميرال نادية ناهد نجلاء نجود
نجوى ندى نسرين نهى نعيمة نوال هاجر هالة هاله هبة هتون هويدا وجدان وداد وضحى وعد ولاء وفاء يارا ياسمين يسرا مزنة وجد ليان لارا لين جوري سديم شادن رتال
mohammed mohammad muhammad mohamed mohamad muhammed ahmed ahmad abdullah abdallah abdulrahman abdurrahman abdulaziz abdulmalik abdulmajeed abdulkarim abdulrahim
abdulelah abdulsalam abdulmohsen abdulwahab abdullatif abdulhadi abdulrazzaq abdulqader abdul abd fahad fahd khalid khaled saud saoud sultan faisal faysal salman naif nayef bandar turki
majed majid nasser nasir saad saeed said ali omar umar othman osman hassan hasan hussain hussein husain ibrahim ismail yousef yousif yusuf yaqoub mousa musa moussa issa eisa
saleh salih salah talal mishal meshal meshaal mashari meshari mishari mutaib miteb nawaf waleed walid wael hani haitham hatem hazem hamad hamed hamoud hamdan jaber jasser jassim jasim jamal jameel
jamil badr bader basem basim bassam bilal bashir thamer raed rashed rashid rasheed rami ramy rabie reda riyad riyadh rayan rayyan ziad ziyad zaid zayed zakaria sami samer salem salim sulaiman suleiman
sameer samir saif shadi shaker sharif sherif tariq tarek tareq taher taha adel adil asim assem amer aamer abbas adnan azzam essam issam imad emad ammar awad ghazi ghaleb ghanem ghassan fares faris
fayez faiz farouq farooq fadel faleh firas feras fawaz fawwaz fouad fuad fawzi qasim qusai kamel kareem karim kamal louay laith mazen mazin malik maher mubarak mujahed magdi majdi mohsen mahmoud mahmood marwan
masoud mustafa mostafa musab muath moath mutaz mamdouh mansour mansoor munir muneer muhannad mohannad naji nader nabil nabeel nizar naeem nooh hadi hashim hesham hisham hilal wissam wasim waseem yasser yasir yasin yaseen
yahya yazan yazeed yazid younis yunus anas anwar eyad iyad ayman ihab ehab osama usama asaad ashraf amjad ameen amin adham akram bahaa tamim jawad jalal hussam hosam khalaf khalil dawood diab rakan mana manea
fatima fatimah fatma aisha aysha maryam mariam khadija khadijah zainab zaynab sara sarah noura nora norah nourah nouf noor nour hind huda hoda haya haifa hanadi hanouf anoud lulwa lulu latifa latifah lama lamia lamya
lina leena laila layla lujain reem rim rana razan raghad rahaf rawan ruba rahab rania ranim rima dana dalal dina doaa deema dima hessa hissa hanan haneen halima jawaher jameela jamila jana joud ibtisam ebtisam
ahlam arwa asma asmaa aseel ashwaq afnan alaa amal amani amina ameera amira anwaar aya ayah eman iman badriah basma bushra bayan taghreed tahani tala talin thuraya kholoud khulud khawla sahar suad salma salwa samar sumaya
samira siham soha suzan shatha shurooq sharifa shahad shahd shaikha sheikha shaima sabah safa safia duha dhuha alia abeer abir afaf aliaa ohoud ghada ghadeer ghaida faten farah fawzia qamar kawthar lubna maha mona muna manal
munira muneera mai may maysa mashael madawi malak moudi maram maram mariyam maya nadia nahed najla njoud nujood najwa nada nesreen nisreen noha naima nawal hajar hala hiba heba huwaida wejdan widad wadha waad walaa wafa yara yasmin yasmine
yasmeen yusra abha priya anil suresh ramesh rajesh sanjay vijay ravi kumar john james david michael daniel peter paul robert thomas mark george mary anna maria elena sophia emma emily jennifer jessica
joseph jose juan carlos antonio rosa grace joy jun imran irfan asif kashif usman bilal hamza zubair shahid tanvir rahim karim rafiq salma nadeem naveed waqas adeel
`;

const KEYS = new Set(foldForSearch(NAMES).split(' '));

/** Whether a word, by its key, is a given name. */
export function isGivenName(key: string): boolean {
  return KEYS.has(key) || /^(?:عبد(?:ال|رب)?\p{L}{3,}|ab[du]+[ue]l[a-z]{3,})$/u.test(key);
}

const JOINING = new Set(
  foldForSearch(
    'بن بنت ابن آل ال أبو ابو ابا أبا أبي أم ام bin bint ibn ben abu abi abo um umm al el',
  ).split(' '),
);

/** Whether a word joins the next one to a name: بن, آل, أبو, bin, Al. */
export function joinsNames(key: string): boolean {
  return JOINING.has(key);
}
