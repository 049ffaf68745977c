interface Job<T> {
  result: Promise<T>;
  askers: number;
  controller: AbortController;
}

/** Work that several ask for at once is done once, and is aborted as soon as all of them have gone. */
export class SharedWork<T> {
  private readonly jobs = new Map<string, Job<T>>();

  /** The result for `key`, made by `work` unless it is in the making; rejects if `signal` is aborted first. */
  async run(key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const job = this.jobs.get(key) ?? this.begin(key, work);
    job.askers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.leave(key, job);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      job.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  private begin(key: string, work: (signal: AbortSignal) => Promise<T>): Job<T> {
    const controller = new AbortController();
    const job = { result: work(controller.signal), askers: 0, controller };
    this.jobs.set(key, job);
    job.result.catch(() => undefined).finally(() => this.forget(key, job));
    return job;
  }

  private leave(key: string, job: Job<T>): void {
    job.askers -= 1;
    if (job.askers > 0) return;
    // Whoever asks from now on needs work of their own.
    this.forget(key, job);
    job.controller.abort(new Error('nobody waits for this any more'));
  }

  private forget(key: string, job: Job<T>): void {
    if (this.jobs.get(key) === job) this.jobs.delete(key);
  }
}
