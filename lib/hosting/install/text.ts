/** What `node school.js install` and `uninstall` ask and say. */

type Answers = { domain: string; data: string };

/** A step as ./../hosting/install/plan.ts has it. */
type Step = { does: string; file?: string; kept?: string; front?: string };

const beside = ({ kept }: Step) => (kept ? ` (আগের লেখাটি থাকবে: ${kept})` : "");

const steps: Record<string, (step: Step, answers: Answers) => string> = {
	makeAccount: () => "“school” অ্যাকাউন্ট তৈরি, যা দিয়ে কেউ লগইন করতে পারে না",
	makeData: (_step, { data }) => `তথ্যের ফোল্ডার তৈরি, শুধু “school”-এর জন্য: ${data}`,
	giveData: (_step, { data }) => `তথ্যের ফোল্ডারটি “school”-এর নামে দেওয়া: ${data}`,
	write: (step) => `ফাইল লেখা: ${step.file}${beside(step)}`,
	start: () => "সাইট চালু করা, যন্ত্র চালু হলে যেন নিজেই চলে; প্রতি রাতে নিরাপত্তার নতুন সংস্করণ দেখা",
	restart: () => "সাইট আবার চালু করা",
	import: () => "/etc/caddy/Caddyfile-এ একটি লাইন যোগ: import /etc/caddy/school.caddy",
	unimport: () => "/etc/caddy/Caddyfile থেকে সেই লাইনটি সরানো: import /etc/caddy/school.caddy",
	reload: ({ front }) => `${front} যাচাই করে তাকে নতুন ফাইল পড়ানো`,
	certificate: (_step, { domain }) =>
		`certbot দিয়ে ${domain}-এর সনদ নেওয়া (Let's Encrypt-এর শর্ত মেনে: https://letsencrypt.org/repository), তারপর https চালু`,
	stop: () => "সাইট বন্ধ করা",
	takeData: (_step, { data }) => `তথ্যের ফোল্ডারটি root-এর নামে রাখা, কিছু না মুছে: ${data}`,
	clear: ({ file }) => `ক্যাশ মোছা: ${file}`,
	remove: (step) => `ফাইল সরানো: ${step.file}${beside(step)}`,
	removeCertificate: () => "certbot-এর কাছ থেকে সনদটি মোছা",
	removeAccount: () => "“school” অ্যাকাউন্ট মোছা",
};

const front = {
	nginx: "nginx: সনদ নেয় certbot",
	caddy: "Caddy: সনদ নিজেই নেয়",
	none: "কোনোটি নয়: সামনে অন্য কিছু থাকবে, আপনি নিজে বসাবেন",
};

const again = "আবার চালান: node school.js install";

export const installText = {
	questions: {
		domain: "সাইটের ডোমেইন, https ছাড়া (যেমন school.edu.bd)",
		front: `সামনে কী থাকবে?\n${Object.entries(front)
			.map(([name, what]) => `  ${name.padEnd(6)} ${what}`)
			.join("\n")}\nnginx, caddy বা none`,
		data: "তথ্য কোন ফোল্ডারে থাকবে",
		go: "এগুলো করা হবে? হ্যাঁ বা না",
	},
	/** An answer in brackets is that of an empty line. */
	ask: (question: string, usual: string) => `${question}${usual && ` [${usual}]`}: `,
	yes: /^(হ্যাঁ|হ্যা|হাঁ|হ|y|yes)$/i,
	step: (step: Step, answers: Answers): string => steps[step.does]?.(step, answers) ?? step.does,
	doing: (step: string) => `→ ${step}`,
	plan: (lines: string[]) => `যা করা হবে:\n${lines.map((line, index) => `  ${index + 1}. ${line}`).join("\n")}`,
	otherAccount: "“school” নামে একটি অ্যাকাউন্ট আগে থেকেই আছে; সেটিই ব্যবহার করা হবে, আর uninstall সেটি মুছবে না।",
	notRoot: "এটি root হিসেবে চালাতে হয় (যেমন sudo দিয়ে)। কিছু বদলায়নি।",
	noAnswer:
		"উত্তর পাওয়া যায়নি, তাই কিছু বদলায়নি। প্রশ্ন ছাড়া চালাতে: node school.js install --domain school.edu.bd --front nginx --yes",
	refused: "কিছু বদলায়নি।",
	badDomain: (domain: string) =>
		`“${domain}” ডোমেইন হিসেবে চলবে না। ছোট হাতের অক্ষরে শুধু ডোমেইন দিন, https ছাড়া: school.edu.bd`,
	badFront: (name: string) => `“${name}” সামনে বসানো যায় না: nginx, caddy বা none লিখুন।`,
	badPort: (port: string) => `“${port}” পোর্ট হিসেবে চলবে না: ১০২৪ থেকে ৬৫৫৩৫-এর মধ্যে একটি সংখ্যা দিন, যেমন --port 3000`,
	takenPort: (port: number) => `${port} পোর্টে অন্য কিছু চলছে। অন্য একটি দিন, যেমন --port ${port + 1}। কিছু বদলায়নি।`,
	badEmail: (email: string) => `“${email}” ইমেইল ঠিকানা নয়।`,
	badFolder: (folder: string) => `“${folder}” তথ্যের ফোল্ডার হিসেবে চলবে না। পুরো পথ দিন, ফাঁকা জায়গা ছাড়া: /var/lib/school`,
	hiddenFolder: (folder: string) =>
		`${folder}: systemd সাইটকে এই ফোল্ডার দেখতে দেয় না (/home, /root, /tmp, /run)। তথ্য /var/lib/school-এ, আর প্রোগ্রাম /srv-তে রাখুন। কিছু বদলায়নি।`,
	foreignFolder: (folder: string) =>
		`${folder} ফোল্ডারে অন্য জিনিস আছে, কোনো বিদ্যালয়ের তথ্য নেই। একটি খালি বা নতুন ফোল্ডার দিন। কিছু বদলায়নি।`,
	otherData: (now: string, wanted: string) =>
		`সাইটটি এখন এই ফোল্ডারের তথ্যে চলে: ${now}। আগে তথ্য সরাতে হবে: systemctl stop school, mv ${now} ${wanted}, তারপর ${again}`,
	manySchools:
		"এই যন্ত্রে অনেক বিদ্যালয়ের ব্যবস্থা আছে (/etc/schools)। আরেকটি যোগ করতে: node school.js add NAME --host HOST। কিছু বদলায়নি।",
	failed: (step: string, reason: string, command: string) =>
		`এই ধাপটি হয়নি: ${step}\n${reason}\nআগের ধাপগুলো হয়ে আছে। কারণ ঠিক করে আবার চালান, বাকিটুকু তখন হবে: node school.js ${command}`,
	noCertificate: (domain: string, said: string) =>
		`সনদ পাওয়া যায়নি। ${domain} কি এই যন্ত্রের আইপি ঠিকানার দিকে ঘোরানো (A, আর থাকলে AAAA রেকর্ড), ৮০ পোর্ট কি বাইরে থেকে খোলা?\n${said}`,
	missing: (packages: string[]) =>
		`যা নেই: ${packages.join(", ")}। বসান, তারপর ${again}\n  apt-get install ${packages.join(" ")}`,
	noSystemd: "এই যন্ত্রে systemd চলছে না, তাই সাইট চালু করা যায়নি। হাতে চালাতে: node school.js",
	others: (names: string[]) =>
		`আরেকটি ওয়েব সার্ভারও চলছে: ${names.join(", ")}। ৮০ বা ৪৪৩ পোর্ট তার হলে বন্ধ করুন: systemctl disable --now ${names.join(" ")}`,
	proxy: (port: number) =>
		`সামনে যা বসাবেন, তা http://127.0.0.1:${port}-এ পাঠাবে, Host, X-Forwarded-For ও X-Forwarded-Proto সহ (docs/running.md)।`,
	caddy: "সনদ নিতে Caddy-র মিনিটখানেক লাগে। তারপরও না খুললে দেখুন: journalctl --unit caddy",
	nothingToDo: (domain: string) => `সব আগে থেকেই ঠিক আছে, কিছু বদলায়নি: https://${domain}`,
	done: (domain: string) => `হয়ে গেছে: https://${domain}`,
	unfinished: "যা করা গেছে, হয়েছে; উপরের কথাগুলোর পর বাকিটুকু হবে।",
	nextCommands: (home: string) => `এরপরের নির্দেশগুলো root হিসেবে এই ফোল্ডারে দিন: cd ${home} && node school.js help`,
	notInstalled: "এই ফোল্ডারের কোনো সাইট install দিয়ে বসানো নেই। কিছু বদলায়নি।",
	uninstalled: (folders: string[]) =>
		`সরানো হয়েছে। তথ্য ও ব্যাকআপ আছে এখানে, কিছু মোছা হয়নি:\n${folders.map((folder) => `  ${folder}`).join("\n")}`,
	left: (files: string[]) => `এগুলোও রয়ে গেছে; না লাগলে নিজে মুছুন:\n${files.map((file) => `  ${file}`).join("\n")}`,
};
