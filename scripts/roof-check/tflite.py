"""Reads weights out of a TensorFlow Lite file: constant tensors with their quantisation, and the operators in order."""

import struct

import numpy as np

# Numbers of the fields in the schema of TensorFlow Lite (version 3) that are read.
MODEL_CODES, MODEL_GRAPHS, MODEL_BUFFERS = 1, 2, 4
GRAPH_TENSORS, GRAPH_OPERATORS = 0, 3
TENSOR_SHAPE, TENSOR_TYPE, TENSOR_BUFFER, TENSOR_QUANTISATION = 0, 1, 2, 4
TYPES = {0: ("<f4", 4), 2: ("<i4", 4), 3: ("u1", 1), 9: ("i1", 1)}
CONVOLUTION, DEPTHWISE_CONVOLUTION = 3, 4


class Reader:
    """Follows the offsets of a flat buffer."""

    def __init__(self, data):
        self.data = data

    def at(self, form, offset):
        return struct.unpack_from("<" + form, self.data, offset)[0]

    def field(self, table, number):
        """Where a field of a table stands; 0 where it is left out."""
        index = table - self.at("i", table)
        place = 4 + 2 * number
        if place >= self.at("H", index):
            return 0
        offset = self.at("H", index + place)
        return table + offset if offset else 0

    def follow(self, offset):
        return offset + self.at("I", offset)

    def vector(self, offset):
        start = self.follow(offset)
        return start + 4, self.at("I", start)

    def numbers(self, form, size, offset):
        start, count = self.vector(offset)
        return [self.at(form, start + size * i) for i in range(count)]

    def tables(self, offset):
        start, count = self.vector(offset)
        return [self.follow(start + 4 * i) for i in range(count)]


def floats(reader, tensor, buffers):
    """The numbers of a constant tensor as they are meant: (stored - zero point) times scale. None if it is not constant."""
    start_of = reader.field(buffers[reader.at("I", reader.field(tensor, TENSOR_BUFFER))], 0)
    if not start_of:
        return None
    start, count = reader.vector(start_of)
    kind = reader.field(tensor, TENSOR_TYPE)
    form, size = TYPES[reader.at("B", kind) if kind else 0]
    shape = reader.numbers("i", 4, reader.field(tensor, TENSOR_SHAPE))
    stored = np.frombuffer(reader.data, form, count // size, start).reshape(shape).astype(np.float32)
    table = reader.follow(reader.field(tensor, TENSOR_QUANTISATION))
    scale = reader.numbers("f", 4, reader.field(table, 2))[0]
    zero = reader.numbers("q", 8, reader.field(table, 3))[0]
    return (stored - zero) * scale


def convolutions(path):
    """Weights (out, row, column, in) and biases of all convolutions of a model, in order."""
    with open(path, "rb") as file:
        reader = Reader(file.read())
    model = reader.follow(0)
    buffers = reader.tables(reader.field(model, MODEL_BUFFERS))
    graph = reader.tables(reader.field(model, MODEL_GRAPHS))[0]
    tensors = reader.tables(reader.field(graph, GRAPH_TENSORS))
    codes = [reader.field(code, 0) for code in reader.tables(reader.field(model, MODEL_CODES))]
    codes = [reader.at("b", code) if code else 0 for code in codes]
    for operator in reader.tables(reader.field(graph, GRAPH_OPERATORS)):
        index = reader.field(operator, 0)
        if codes[reader.at("I", index) if index else 0] in (CONVOLUTION, DEPTHWISE_CONVOLUTION):
            _, weight, bias = reader.numbers("i", 4, reader.field(operator, 1))
            yield floats(reader, tensors[weight], buffers), floats(reader, tensors[bias], buffers)
