/**
 * `strict-dynamic` trusts script elements that a trusted script adds, but not the imports of a hashed inline script.
 * So each module is loaded by a script element, and the import that follows finds it already loaded.
 */
const load = `const load=(url)=>new Promise((resolve,reject)=>{const element=document.createElement("script");element.type="module";element.src=url;element.onload=()=>{element.remove();resolve(import(url))};element.onerror=()=>reject(new Error("Could not load "+url));document.head.append(element)});`;

/**
 * Delays the script of React Router, which imports the bundle at once. The delayed script starts on the first
 * interaction, or when the page is loaded and painted and the browser is idle, or two seconds later: a busy page may
 * never be idle. Links and forms work meanwhile.
 *
 * Undocumented: the module script of `<Scripts>` is a list of static imports, then statements, then one `import()`.
 */
export function startLate(code: string): string {
	return [
		"(()=>{let done=false;",
		'const signs=["pointerdown","keydown","touchstart","focusin","submit"];',
		load,
		`const start=()=>{if(done)return;done=true;for(const sign of signs)removeEventListener(sign,start,true);${importDynamically(code)}};`,
		"for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});",
		// Idle time follows the paint of the frame that is asked for here; a document without a body has no frames to wait for.
		"const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start);",
		'const whenPainted=()=>"mount"in document.documentElement.dataset?whenIdle():requestAnimationFrame(whenIdle);',
		'if(document.readyState==="complete")whenPainted();else addEventListener("load",whenPainted,{once:true})})()',
	].join("");
}

/** Replaces static imports by one `Promise.all` of loads; the statements after them run when all are loaded. */
export function importDynamically(code: string): string {
	const modules: string[] = [];
	const names: string[] = [];
	const rest = code
		.replace(/import\s*\*\s*as\s+(\w+)\s+from\s*("[^"]+");?/g, (_, name: string, url: string) => {
			modules.push(url);
			names.push(name);
			return "";
		})
		.replace(/import\s*("[^"]+");?/g, (_, url: string) => {
			modules.push(url);
			names.push(`_${names.length}`);
			return "";
		})
		.replace(/\bimport\(/g, "load(")
		.replace(/^[\s;]+/, "");
	return `Promise.all([${modules.map((url) => `load(${url})`).join(",")}]).then(([${names.join(",")}])=>{${rest}}).catch((error)=>console.error("Error while mounting app:",error))`;
}
