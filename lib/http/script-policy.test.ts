/** @jest-environment node */
import { createHash } from "node:crypto";
import { bannerScript } from "@/lib/contract/banner-script";
import { globalThisScript } from "@/lib/contract/global-this";
import { nameScripts } from "./script-policy";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const pageWith = (...scripts: string[]) => scripts.map((script) => `<p>খবর</p><script>${script}</script>`).join("");
const policyOf = (...scripts: string[]) => nameScripts(pageWith(...scripts)).policy;

const data = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';

test("scripts of Next are named", () => {
	const start =
		'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});';
	const scripts = ["(self.__next_f=self.__next_f||[]).push([0])", data, start];
	expect(policyOf(...scripts)).toBe(["script-src 'self'", ...scripts.map(hashOf)].join(" "));
	// As React writes it in a page that is rendered for a request.
	expect(nameScripts(`<script id="_R_">${start}</script>`).policy).toContain(hashOf(start));
});

test("our own scripts are named", () => {
	expect(policyOf(globalThisScript, bannerScript)).toBe(
		["script-src 'self'", hashOf(globalThisScript), hashOf(bannerScript)].join(" "),
	);
});

test("scripts of React are named, with and without their code", () => {
	const time = "requestAnimationFrame(function(){$RT=performance.now()});";
	const retry =
		'$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;';
	for (const script of [time, `${retry}$RX("B:0","")`, '$RC("B:1","S:1")'])
		expect(policyOf(script)).toContain(hashOf(script));
});

test.each([
	"alert(1)",
	'self.__next_f.push([1,"1"]);alert(1)',
	'self.__next_f.push([1,""+alert(1)])',
	'self.__next_f.push([1,"1"]);alert("2"])',
	'$RX=function(){alert(1)};$RX("B:0","")',
	'$RC("B:1","S:1");alert("2")',
	'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
])("not named: %s", (script) => {
	expect(policyOf(script)).toBe("script-src 'self'");
});

test("the data of a page is joined into one script", () => {
	const { html, policy } = nameScripts(
		`<p>খবর</p>${["ক", "খ\\n", "গ"].map((part) => `<script>self.__next_f.push([1,"${part}"])</script>`).join("")}`,
	);
	const joined = 'self.__next_f.push([1,"কখ\\nগ"])';
	expect(html).toBe(`<p>খবর</p><script>${joined}</script>`);
	expect(policy).toBe(`script-src 'self' ${hashOf(joined)}`);
});
