interface ProgressBar {
	advance(by: number, about: string): void;
	end(): void;
}

const width = 30;

/** A line that redraws itself; without a terminal, one line per tenth. */
export function createProgressBar(title: string, total: number, done = 0, out = process.stderr): ProgressBar {
	let tenths = 0;

	function draw(about: string): void {
		const share = total === 0 ? 1 : Math.min(done / total, 1);
		const filled = Math.round(share * width);
		const bar = "█".repeat(filled) + "░".repeat(width - filled);
		const line = `${title} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${total}  ${about}`;
		if (out.isTTY) out.write(`\r\u001b[K${line}${share === 1 ? "\n" : ""}`);
		else if (Math.floor(share * 10) > tenths) {
			tenths = Math.floor(share * 10);
			out.write(`${line}\n`);
		}
	}

	return {
		advance(by, about) {
			done += by;
			draw(about);
		},
		end() {
			if (out.isTTY && done < total) out.write("\n");
		},
	};
}
