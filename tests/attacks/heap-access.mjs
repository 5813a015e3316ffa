// Preloaded into a production server: on SIGUSR2 it collects garbage and prints the memory still in use.
process.on("SIGUSR2", () => {
	globalThis.gc();
	const { heapUsed, external, rss } = process.memoryUsage();
	process.stderr.write(`\nheap ${JSON.stringify({ heapUsed, external, rss })}\n`);
});
