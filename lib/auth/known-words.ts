/** What somebody who knows the school would try first: passwords, and words in whichever script and spelling. */
import { soundOf } from "@/lib/bengali/search-sounds";

/**
 * The most common leaked passwords, and obvious ones in Bangladesh. Lower case, Latin digits, at least eight
 * characters: shorter ones are refused by their length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
	`12345678 123456789 1234567890 0123456789 012345678 01234567 87654321 987654321 9876543210 0987654321
	11112222 11223344 1122334455 12341234 123412345 12344321 123123123 123321123 147258369 159753456
	123456780 12345679 12345678910 1234567891 123456781 102030405060 10203040 13131313 20202020 21212121
	password password1 password12 password123 password1234 password! passw0rd passw0rd1 p@ssw0rd p@ssword
	p@ssword1 p@ssword123 pass1234 pass12345 pass123456 passpass mypassword newpassword changeme changeme1
	qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty asdfghjk asdfghjkl asdfasdf
	asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnmm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc
	qazwsx123 abcd1234 abcd12345 abc12345 abc123456 abcdefgh abcdefghi a1234567 a12345678 a123456789 aa123456
	aa12345678 1234abcd 12345abc 123456abc 123456ab 1234qwer 12qwaszx iloveyou iloveyou1 iloveyou2 ilovegod
	sunshine sunshine1 princess princess1 football football1 baseball superman superman1 spiderman starwars
	dragon123 monkey123 master123 shadow123 whatever computer computer1 internet internet1 samsung1 samsung123
	facebook facebook1 facebook123 google123 android1 welcome1 welcome12 welcome123 letmein1 letmein123
	admin123 admin1234 admin12345 administrator root1234 user1234 test1234 test12345 guest123 default1
	login123 trustno1 michelle jennifer jessica1 victoria charlie1 michael1 jordan23 liverpool liverpool1
	chelsea1 arsenal1 barcelona realmadrid cristiano ronaldo7 ronaldo123 messi123 cricket1 cricket123
	bangladesh bangladesh1 bangladesh123 bangladesh71 bangla123 bangla1234 dhaka1234 dhaka123 bhola123 bhola1234
	barisal1 barishal barishal1 barishal123 charfassion charfasson charfassion1 charfassion123
	amarsonarbangla sonarbangla joybangla ekushey21 16121971 26031971 21021952 allah786 allahuakbar bismillah
	bismillah786 mohammad mohammad1 muhammad muhammad1 muhammad123 786786786 inshallah mashallah alhamdulillah
	assalamualaikum islam123 ramadan1 student1 student12 student123 student1234 school12 school123 school1234
	myschool teacher1 teacher123 amistudent amivalobashi amitomake valobasa valobasha bhalobasha tomakechai
	mobile123 computer123 abcabcabc aaaaaaa1 qwer1234 asdfgh123 zaq12wsx !qaz2wsx 1qaz@wsx secret123 freedom1
	nothing1 forever1 lovelove loveyou1 loveme123 hello123 hello1234 hellohello friend123 friends1 family123
	sakibalhasan shakib75 tamim123 mashrafe tigers123 royalbengal 01700000000 01711111111 01712345678 01800000000
	01911111111 00000001 10000000 11111112 12121212 69696969 31415926 19711971 20252025 20262026`.split(/\s+/),
);

/** What everybody in Bangladesh knows by heart: the first line of the national anthem. */
export const famousLines = ["আমার সোনার বাংলা আমি তোমায় ভালোবাসি"];

/** Letters of a key; a shorter one is that of too many words. */
const shortestKey = 4;

/** How a text sounds whatever stands between its words: a vowel at the start of a word is written in one script only. */
function keyOf(text: string): string {
	const key = soundOf(text)
		.replaceAll("a", "")
		.replace(/(.)\1+/g, "$1");
	return key.length < shortestKey ? "" : key;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** @returns all parts of the list that stand together */
const partsOf = <T>(list: readonly T[]): T[][] =>
	list.flatMap((_, from) => list.slice(from).map((_one, more) => list.slice(from, from + more + 1)));

/**
 * @param password in lower case
 * @param lines names and sentences
 * @returns the parts of the password that sound like a word of a line, or like several that follow each other
 */
export function knownParts(password: string, lines: readonly string[]): string[] {
	const known = new Set(lines.flatMap((line) => partsOf(wordsOf(line)).map((words) => keyOf(words.join("")))));
	const letters = [...new Set([...wordsOf(password), lettersOf(password)])];
	const parts = new Set(letters.flatMap((letter) => partsOf([...letter]).map((part) => part.join(""))));
	return [...parts].filter((part) => known.has(keyOf(part)) && keyOf(part) !== "");
}

/** @returns the letters alone: spaces and signs between words make no phrase another one */
export const lettersOf = (text: string): string => wordsOf(text).join("");
