import { describe, expect, it } from "vitest";
import { importDynamically, startLate } from "./start-script.ts";

/** As React Router writes it; the id of the last route ends like the statement that follows. */
const code = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/import-1.js";
  window.__reactRouterRouteModules = {"root":route0,"customers/office/import/import":route1};

import("/assets/entry.client.js");`;

describe("the script that starts a page", () => {
	it("loads the modules, then runs the statements after them, whatever the routes are called", () => {
		expect(importDynamically(code)).toBe(
			`Promise.all([load("/assets/manifest.js"),load("/assets/root.js"),load("/assets/import-1.js")]).then(([_0,route0,route1])=>{window.__reactRouterRouteModules = {"root":route0,"customers/office/import/import":route1};

load("/assets/entry.client.js");}).catch((error)=>console.error("Error while mounting app:",error))`,
		);
	});

	it("reads imports on one line too", () => {
		expect(importDynamically('import * as a from "/a.js";import "/b.js";use(a)')).toBe(
			'Promise.all([load("/a.js"),load("/b.js")]).then(([a,_1])=>{use(a)}).catch((error)=>console.error("Error while mounting app:",error))',
		);
	});

	it("is a script that can be read", () => {
		expect(() => new Function(startLate(code))).not.toThrow();
		expect(() => new Function(startLate(code, ["/assets/root.js"]))).not.toThrow();
	});
});
